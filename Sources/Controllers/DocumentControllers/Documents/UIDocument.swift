// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
import MullionFileTypes
import MullionViewControllers
public import MullionViewTree
import Synchronization

/// The model of a file, which a subclass loads and saves.
///
/// Opening reads the file in the background, then calls ``load(fromContents:ofType:)`` on the main thread.
/// Saving calls ``contents(forType:)`` on the main thread, then writes in the background: to a temporary
/// file, which then replaces the original.
///
/// Changes that are recorded by ``updateChangeCount(_:)`` or through ``undoManager`` are saved after ten
/// seconds (not measured from UIKit), when the app becomes inactive, and when the document is closed.
///
/// Differs from UIKit: there is no file coordination, and changes of the file by other processes are not
/// detected.
///
/// The content of a document that is a folder is a ``FileWrapper``.
///
/// Known gap: user activities.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// The delay before changes are saved, in seconds.
  private static let patience: TimeInterval = 10

  private nonisolated let placed: Mutex<URL>
  private nonisolated var place: URL {
    get { placed.withLock { $0 } }
    set { placed.withLock { $0 = newValue } }
  }
  private nonisolated let queue = DispatchQueue(label: "UIDocument", qos: .userInitiated)
  private var changes = DocumentChanges()
  private var ownUndoManager: UndoManager?
  // Written on the main actor; read by `deinit`, when no other code uses the document.
  private nonisolated(unsafe) var followers: [any NSObjectProtocol] = []
  private var isSavingDue = false

  /// Creates a document for the file at `url`, which is not opened yet, and need not exist.
  ///
  /// - Precondition: `url` is a file URL.
  public init(fileURL url: URL) {
    require(
      url.isFileURL,
      "UIDocument(fileURL:) with '\(url)', which is not a file URL; documents are files.")
    placed = Mutex(url)
    super.init()
    follow(UIApplication.willResignActiveNotification, of: nil) { $0.saveWhatWaits() }
  }

  deinit {
    for follower in followers { NotificationCenter.default.removeObserver(follower) }
  }

  // MARK: File

  /// The URL of the document.
  open nonisolated var fileURL: URL { place }
  /// The displayed name of the document: the file name without its extension.
  open var localizedName: String { place.deletingPathExtension().lastPathComponent }
  /// The identifier of the type for the file name extension; a dynamic type if the extension is unknown, and
  /// `nil` if there is none.
  open var fileType: String? { UTType(filenameExtension: place.pathExtension)?.identifier }
  /// The identifier of the type with which the document is saved; ``fileType`` unless overridden.
  open var savingFileType: String? { fileType }
  /// The modification date of the file when the document last read or saved it; `nil` before that.
  open var fileModificationDate: Date?
  /// The progress of a transfer of the file; always `nil`, since files are local.
  open var progress: Progress? { nil }

  /// Returns the file name extension for a type; empty if the type is unknown or has no extension.
  open func fileNameExtension(
    forType typeName: String?, saveOperation: SaveOperation
  ) -> String {
    typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? ""
  }

  /// The current state of the document.
  open private(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }

  // MARK: Content

  /// Loads the content of the file; a no-op unless overridden.
  ///
  /// It is called on the main thread; an error makes opening fail.
  ///
  /// - Parameters:
  ///   - contents: `Data`, or a ``FileWrapper`` for a folder.
  ///   - typeName: ``fileType``.
  /// - Throws: Any error of an override.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Returns the content to save, as `Data` or a ``FileWrapper``; throws an error unless overridden.
  ///
  /// It is called on the main thread.
  open func contents(forType typeName: String) throws -> Any {
    throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: place])
  }

  /// Called when the document must not be edited until ``enableEditing()``; a no-op unless overridden.
  open func disableEditing() {}

  /// Called when the document can be edited again; a no-op unless overridden.
  open func enableEditing() {}

  // MARK: Opening

  /// Opens the document by reading the file in the background; `completionHandler` is called on the main
  /// thread with whether that succeeded.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    let url = place
    run({ try $0.read(from: url) }) { document, problem in
      if let problem {
        document.handleError(problem, userInteractionPermitted: true)
      } else {
        document.changes = DocumentChanges()
        document.recordDate()
        document.documentState = .normal
      }
      completionHandler?(problem == nil)
    }
  }

  /// Opens the document by reading the file in the background.
  ///
  /// - Returns: Whether that succeeded.
  @discardableResult
  public func open() async -> Bool {
    await withCheckedContinuation { done in open { done.resume(returning: $0) } }
  }

  /// Saves unsaved changes and closes the document; `completionHandler` is called with whether that
  /// succeeded.
  ///
  /// A document that cannot be saved stays open; not measured from UIKit.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges, !documentState.contains(.closed) else {
      documentState.insert(.closed)
      completionHandler?(true)
      return
    }
    autosave { [self] worked in
      if worked { documentState.insert(.closed) }
      completionHandler?(worked)
    }
  }

  /// Saves unsaved changes and closes the document.
  ///
  /// - Returns: Whether that succeeded.
  @discardableResult
  public func close() async -> Bool {
    await withCheckedContinuation { done in close { done.resume(returning: $0) } }
  }

  /// Reads the file at `url` and, if that succeeds, discards unsaved changes; editing is disabled meanwhile.
  ///
  /// `completionHandler` is called with whether that succeeded.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    disableEditing()
    documentState.insert(.editingDisabled)
    run({ try $0.read(from: url) }) { document, problem in
      if let problem {
        document.handleError(problem, userInteractionPermitted: true)
      } else {
        document.updateChangeCount(.cleared)
        document.recordDate()
      }
      document.documentState.remove(.editingDisabled)
      document.enableEditing()
      completionHandler?(problem == nil)
    }
  }

  /// Reads the file at `url` and, if that succeeds, discards unsaved changes.
  ///
  /// - Returns: Whether that succeeded.
  @discardableResult
  public func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { done in
      revert(toContentsOf: url) { done.resume(returning: $0) }
    }
  }

  // MARK: Saving

  /// Writes the content to `url` in the background; if that succeeds, `url` becomes the document's URL.
  ///
  /// `completionHandler` is called on the main thread with whether that succeeded. After a successful
  /// operation `forCreating`, the document is open.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let saved = changeCountToken(for: saveOperation)
    // Not mutated after it is passed to the background work.
    nonisolated(unsafe) let held: (contents: Any, attributes: [AnyHashable: Any]?)
    do {
      let type = savingFileType ?? UTType.data.identifier
      held = (
        try contents(forType: type), try fileAttributesToWrite(to: url, for: saveOperation)
      )
    } catch {
      handleError(error, userInteractionPermitted: true)
      completionHandler?(false)
      return
    }
    run({
      try $0.writeContents(
        held.contents, andAttributes: held.attributes, safelyTo: url, for: saveOperation)
    }) { document, problem in
      if let problem {
        document.documentState.insert(.savingError)
        document.handleError(problem, userInteractionPermitted: true)
      } else {
        document.place = url
        document.recordDate()
        document.updateChangeCount(withToken: saved, for: saveOperation)
        document.documentState.remove(
          saveOperation == .forCreating ? [.savingError, .closed] : .savingError)
      }
      completionHandler?(problem == nil)
    }
  }

  /// Writes the content to `url` in the background; if that succeeds, `url` becomes the document's URL.
  ///
  /// - Returns: Whether that succeeded.
  @discardableResult
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in
      save(to: url, for: saveOperation) { done.resume(returning: $0) }
    }
  }

  /// Saves unsaved changes to the file; `completionHandler` is called with whether that succeeded.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: place, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Saves unsaved changes to the file.
  ///
  /// - Returns: Whether that succeeded.
  @discardableResult
  public func autosave() async -> Bool {
    await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
  }

  /// Returns the attributes that are set when the file is written, with `FileAttributeKey` as keys.
  ///
  /// - Returns: The attributes, or `nil` if there are none; `nil` unless overridden.
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any]? { nil }

  // MARK: Changes

  /// Whether there are changes that were not saved.
  open var hasUnsavedChanges: Bool { !changes.isEmpty }

  /// Records a change; unsaved changes of an open document are saved after ten seconds.
  open func updateChangeCount(_ change: ChangeKind) {
    changes.record(change)
    guard hasUnsavedChanges, !isSavingDue else { return }
    isSavingDue = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated { self?.saveWhatWaits() }
    }
  }

  /// Returns a token of the current changes, for ``updateChangeCount(withToken:for:)`` after they were saved.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

  /// Records that the changes up to the given token were saved.
  open func updateChangeCount(
    withToken changeCountToken: Any, for saveOperation: SaveOperation
  ) {
    if let saved = changeCountToken as? DocumentChanges { changes.saved(saved) }
  }

  private func saveWhatWaits() {
    isSavingDue = false
    if hasUnsavedChanges, documentState.isDisjoint(with: [.closed, .editingDisabled]) {
      autosave()
    }
  }

  /// The undo manager; actions registered with it count as changes of the document.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var undoManager: UndoManager! {
    get {
      if let ownUndoManager { return ownUndoManager }
      let made = UndoManager()
      self.undoManager = made
      return made
    }
    set {
      for follower in followers.dropFirst() {
        NotificationCenter.default.removeObserver(follower)
      }
      followers = Array(followers.prefix(1))
      ownUndoManager = newValue
      guard let newValue else { return }
      follow(.NSUndoManagerDidCloseUndoGroup, of: newValue) { document in
        guard let manager = document.ownUndoManager, manager.groupingLevel == 0, manager.canUndo,
          !manager.isUndoing, !manager.isRedoing
        else { return }
        document.updateChangeCount(.done)
      }
      follow(.NSUndoManagerDidUndoChange, of: newValue) { $0.updateChangeCount(.undone) }
      follow(.NSUndoManagerDidRedoChange, of: newValue) { $0.updateChangeCount(.redone) }
    }
  }

  private func follow(
    _ name: Notification.Name, of sender: AnyObject?,
    _ hear: @escaping @MainActor (UIDocument) -> Void
  ) {
    followers.append(
      NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { if let self { hear(self) } }
      })
  }

  // MARK: Errors

  /// Handles an error of reading or writing: logs it.
  ///
  /// Override it to inform the user, and call ``finishedHandlingError(_:recovered:)`` afterwards.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    Diagnostics.report("the document \(place.path) can't be read or written: \(error)")
    finishedHandlingError(error, recovered: false)
  }

  /// Called when an error has been handled; a no-op unless overridden.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  // MARK: Background work

  /// Reads the file at `url`, and loads it on the main thread; called in the background.
  open nonisolated func read(from url: URL) throws {
    let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    // Read here, and afterwards used only on the main actor.
    nonisolated(unsafe) let contents: Any =
      isFolder ? try FileWrapper(url: url) : try Data(contentsOf: url)
    try Self.onMain { try self.load(fromContents: contents, ofType: self.fileType) }
  }

  /// Writes `contents` to a temporary file and sets the given attributes, then moves the file to `url`;
  /// called in the background.
  open nonisolated func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    try FilePlacing.replace(url) { spare in
      try writeContents(
        contents, to: spare, for: saveOperation,
        originalContentsURL: saveOperation == .forOverwriting ? url : nil)
      let attributes = (additionalFileAttributes ?? [:]).compactMap { name, value in
        let text = (name as? String).map { FileAttributeKey(rawValue: $0) }
        return (name.base as? FileAttributeKey ?? text).map { ($0, value) }
      }
      if !attributes.isEmpty {
        try FileManager.default.setAttributes(
          Dictionary(attributes) { $1 }, ofItemAtPath: spare.path)
      }
    }
  }

  /// Writes `contents` to `url`, which is not the document's URL; called in the background.
  open nonisolated func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    if let folder = contents as? FileWrapper {
      return try folder.write(to: url, options: [], originalContentsURL: originalContentsURL)
    }
    guard let data = contents as? Data ?? (contents as? NSData).map({ Data(referencing: $0) })
    else { throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url]) }
    try data.write(to: url)
  }

  /// Calls `block` in the background, after all pending file accesses of the document.
  open nonisolated func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
    queue.async(execute: block)
  }

  private nonisolated static func onMain(_ body: @MainActor () throws -> Void) throws {
    if Thread.isMainThread { return try MainActor.assumeIsolated(body) }
    try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
  }

  /// Runs `work` in the background, then calls `done` with its error on the main thread.
  private func run(
    _ work: @escaping @Sendable (UIDocument) throws -> Void,
    then done: @escaping @MainActor (UIDocument, (any Error)?) -> Void
  ) {
    Task {
      let problem: (any Error)? = await withCheckedContinuation { outcome in
        performAsynchronousFileAccess {
          do {
            try work(self)
            outcome.resume(returning: nil)
          } catch {
            outcome.resume(returning: error)
          }
        }
      }
      done(self, problem)
    }
  }

  private func recordDate() {
    let values = try? place.resourceValues(forKeys: [.contentModificationDateKey])
    fileModificationDate = values?.contentModificationDate
  }
}
