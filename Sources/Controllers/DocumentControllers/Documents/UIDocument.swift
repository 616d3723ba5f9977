// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
import MullionFileTypes
import MullionViewControllers
public import MullionViewTree
import Synchronization

/// What an application holds of a file, and saves to it; a subclass says what that is.
///
/// Opening has the file read in the background, then ``load(fromContents:ofType:)`` called on the main thread. Saving asks
/// ``contents(forType:)`` on the main thread, then writes in the background: beside the file first, and then in its place.
///
/// Changes that are noted, by ``updateChangeCount(_:)`` or through ``undoManager``, are saved ten seconds later (ours), when the
/// application becomes inactive, and when the document is closed.
///
/// Differs from UIKit: nobody else is kept from using the file, and changes of others are not noticed.
///
/// A document that is a folder holds a ``FileWrapper``.
///
/// Known gap: activities of users.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// How long changes wait until they are saved, in seconds.
  private static let patience: TimeInterval = 10

  private nonisolated let placed: Mutex<URL>
  private nonisolated var place: URL {
    get { placed.withLock { $0 } }
    set { placed.withLock { $0 = newValue } }
  }
  private nonisolated let queue = DispatchQueue(label: "UIDocument", qos: .userInitiated)
  private var changes = DocumentChanges()
  private var ownUndoManager: UndoManager?
  // Written on the main actor; read by `deinit`, when nothing else uses the document.
  private nonisolated(unsafe) var followers: [any NSObjectProtocol] = []
  private var isSavingDue = false

  /// A document of the file at `url`, which is not opened yet, and need not be there.
  ///
  /// - Precondition: It is the address of a file.
  public init(fileURL url: URL) {
    require(
      url.isFileURL,
      "UIDocument(fileURL:) with '\(url)', which is no address of a file; documents are files.")
    placed = Mutex(url)
    super.init()
    follow(UIApplication.willResignActiveNotification, of: nil) { $0.saveWhatWaits() }
  }

  deinit {
    for follower in followers { NotificationCenter.default.removeObserver(follower) }
  }

  // MARK: The file

  /// Where the document is.
  open nonisolated var fileURL: URL { place }
  /// What people call the document: the file's name without its ending.
  open var localizedName: String { place.deletingPathExtension().lastPathComponent }
  /// The identifier of the type that the file's ending stands for; nil: the ending stands for none.
  open var fileType: String? { UTType(filenameExtension: place.pathExtension)?.identifier }
  /// The identifier of the type that the document is saved as.
  open var savingFileType: String? { fileType }
  /// When the file was changed last, as far as the document knows.
  open var fileModificationDate: Date?
  /// How far a file is on its way; nil: files are there.
  open var progress: Progress? { nil }

  /// The ending of files of a type; empty where nobody knows one.
  open func fileNameExtension(
    forType typeName: String?, saveOperation: SaveOperation
  ) -> String {
    typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? ""
  }

  /// What the document is like now.
  open private(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }

  // MARK: What it holds

  /// Takes what was read of the file.
  ///
  /// Override it. Called on the main thread; what it throws is a problem of opening the document.
  ///
  /// - Parameters:
  ///   - contents: `Data`; of a folder, a ``FileWrapper``.
  ///   - typeName: ``fileType``.
  /// - Throws: What an override throws.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// What is saved, as `Data` or a ``FileWrapper``.
  ///
  /// Override it. Called on the main thread.
  open func contents(forType typeName: String) throws -> Any {
    throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: place])
  }

  /// The document is not to be edited until ``enableEditing()``; does nothing unless overridden.
  open func disableEditing() {}

  /// The document can be edited again; does nothing unless overridden.
  open func enableEditing() {}

  // MARK: Opening

  /// Reads the file in the background; `completionHandler` hears on the main thread whether that worked.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    let url = place
    run({ try $0.read(from: url) }) { document, problem in
      if let problem {
        document.handleError(problem, userInteractionPermitted: true)
      } else {
        document.changes = DocumentChanges()
        document.noteDate()
        document.documentState = .normal
      }
      completionHandler?(problem == nil)
    }
  }

  /// Reads the file in the background; answers whether that worked.
  @discardableResult
  public func open() async -> Bool {
    await withCheckedContinuation { done in open { done.resume(returning: $0) } }
  }

  /// Saves what is not saved, then no longer is the file's document; `completionHandler` hears whether that worked.
  ///
  /// A document that can't be saved stays open (ours).
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

  /// Saves what is not saved, then no longer is the file's document; answers whether that worked.
  @discardableResult
  public func close() async -> Bool {
    await withCheckedContinuation { done in close { done.resume(returning: $0) } }
  }

  /// Reads what is at `url`, and forgets what was not saved; editing is disabled meanwhile.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    disableEditing()
    documentState.insert(.editingDisabled)
    run({ try $0.read(from: url) }) { document, problem in
      if let problem {
        document.handleError(problem, userInteractionPermitted: true)
      } else {
        document.updateChangeCount(.cleared)
        document.noteDate()
      }
      document.documentState.remove(.editingDisabled)
      document.enableEditing()
      completionHandler?(problem == nil)
    }
  }

  /// Reads what is at `url`, and forgets what was not saved; answers whether that worked.
  @discardableResult
  public func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { done in
      revert(toContentsOf: url) { done.resume(returning: $0) }
    }
  }

  // MARK: Saving

  /// Writes what the document holds to `url` in the background, where the file is then; `completionHandler` hears on the
  /// main thread whether that worked.
  ///
  /// A document that is created is open then.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let saved = changeCountToken(for: saveOperation)
    // Not changed again once the work in the background has it.
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
        document.noteDate()
        document.updateChangeCount(withToken: saved, for: saveOperation)
        document.documentState.remove(
          saveOperation == .forCreating ? [.savingError, .closed] : .savingError)
      }
      completionHandler?(problem == nil)
    }
  }

  /// Writes what the document holds to `url` in the background, where the file is then; answers whether that worked.
  @discardableResult
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in
      save(to: url, for: saveOperation) { done.resume(returning: $0) }
    }
  }

  /// Saves what is not saved over the file; `completionHandler` hears whether that worked.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: place, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Saves what is not saved over the file; answers whether that worked.
  @discardableResult
  public func autosave() async -> Bool {
    await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
  }

  /// The file's attributes, as `FileManager` names them, that are set when it is written; nil: none.
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any]? { nil }

  // MARK: Changes

  /// Whether something changed that is not in the file.
  open var hasUnsavedChanges: Bool { !changes.isEmpty }

  /// Notes that something changed: it is saved some time later.
  open func updateChangeCount(_ change: ChangeKind) {
    changes.note(change)
    guard hasUnsavedChanges, !isSavingDue else { return }
    isSavingDue = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated { self?.saveWhatWaits() }
    }
  }

  /// What has changed up to now, for ``updateChangeCount(withToken:for:)`` when that is saved.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

  /// What had changed when `changeCountToken` was asked for is saved.
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

  /// Takes changes back; what is registered with it changes the document.
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

  // MARK: Problems

  /// Something could not be read or written: says so in the program's diagnostics; override it to tell the person, and call
  /// ``finishedHandlingError(_:recovered:)`` afterwards.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    Diagnostics.report("the document \(place.path) can't be read or written: \(error)")
    finishedHandlingError(error, recovered: false)
  }

  /// The person knows of a problem; does nothing unless overridden.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Nobody can be told of a problem any more; does nothing unless overridden.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  // MARK: In the background

  /// Reads what is at `url`, and has it loaded on the main thread; called in the background.
  open nonisolated func read(from url: URL) throws {
    let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    // Read here, then used on the main actor alone.
    nonisolated(unsafe) let contents: Any =
      isFolder ? try FileWrapper(url: url) : try Data(contentsOf: url)
    try Self.onMain { try self.load(fromContents: contents, ofType: self.fileType) }
  }

  /// Writes `contents` beside the file, then moves it to `url`; called in the background.
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

  /// Writes `contents` to `url`, which is not the document's file; called in the background.
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

  /// Calls `block` in the background, after what reads and writes the file already.
  open nonisolated func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
    queue.async(execute: block)
  }

  private nonisolated static func onMain(_ body: @MainActor () throws -> Void) throws {
    if Thread.isMainThread { return try MainActor.assumeIsolated(body) }
    try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
  }

  /// Does `work` in the background, then calls `done` with its problem on the main thread.
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

  private func noteDate() {
    let values = try? place.resourceValues(forKeys: [.contentModificationDateKey])
    fileModificationDate = values?.contentModificationDate
  }
}
