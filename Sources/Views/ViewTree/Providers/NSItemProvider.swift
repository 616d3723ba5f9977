// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

/// Carries something in one or more representations from where it is dragged, copied or shared to
/// where it is taken.
///
/// Differs from UIKit: Foundation has no such class on Linux. What is at hand is handed over at once, on
/// the caller's thread; what a handler loads, when and where that calls back. A file that was given by its
/// URL stays where it is, so that its URL holds beyond the completion.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// Called with what a handler loaded, or why it did not.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  /// Loads what an item is, of the class that is expected if that is known.
  public typealias LoadHandler =
    @Sendable (@escaping CompletionHandler, AnyClass?, [AnyHashable: Any]?) -> Void

  let content: Mutex<ItemContent>

  /// Carries nothing.
  public override init() {
    content = Mutex(ItemContent())
    super.init()
  }

  private init(_ content: ItemContent) {
    self.content = Mutex(content)
    super.init()
  }

  /// Carries `object`.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Carries the file at `fileURL`; nil when there is none.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path)
    else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    content.withLock { $0.file = fileURL }
    registerFileRepresentation(
      forTypeIdentifier: FileKind(fileURL).type, fileOptions: .openInPlace, visibility: .all
    ) { take in
      take(fileURL, true, nil)
      return nil
    }
    registerObject(fileURL as NSURL, as: ["public.file-url"], .all)
  }

  /// Carries an item of a type; nil: of the type that its class stands for.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    if typeIdentifier == nil, let object = item as? any NSItemProviderWriting {
      registerObject(object, visibility: .all)
      return
    }
    // Handed over by the application, and then only given on.
    nonisolated(unsafe) let held = item
    registerItem(forTypeIdentifier: typeIdentifier ?? "public.data") { take, _, _ in
      take(held, nil)
    }
  }

  /// A provider of the same representations.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSItemProvider(content.withLock { $0 })
  }

  /// A name for what is carried.
  open var suggestedName: String? {
    get { content.withLock { $0.suggestedName } }
    set { content.withLock { $0.suggestedName = newValue } }
  }

  /// The size in which what is carried would best be shown, in points; zero: none.
  open var preferredPresentationSize: CGSize {
    get { content.withLock { $0.preferredSize } }
    set { content.withLock { $0.preferredSize = newValue } }
  }

  /// How what is carried would best be shown where it is taken; who takes it decides.
  open var preferredPresentationStyle: UIPreferredPresentationStyle {
    get { content.withLock { $0.preferredStyle } }
    set { content.withLock { $0.preferredStyle = newValue } }
  }

  /// What programs of one team tell each other of what is carried; nil: nothing.
  ///
  /// Documented: UIKit takes 8 kilobytes at most; here nobody counts, because it stays in the program.
  open var teamData: Data? {
    get { content.withLock { $0.teamData } }
    set { content.withLock { $0.teamData = newValue } }
  }

  /// The object that is carried, if there is one alone and at hand, with its best type; nil: data.
  package var onlyObject: (type: String, object: any NSItemProviderWriting)? {
    content.withLock { $0 }.onlyObject
  }

  /// Makes a small picture of what is carried, a `UIImage` or the data of one; nil: nothing does.
  open var previewImageHandler: LoadHandler? {
    get { content.withLock { $0.preview } }
    set { content.withLock { $0.preview = newValue } }
  }

  // MARK: Types

  /// What the carried can be taken as, the best first.
  open var registeredTypeIdentifiers: [String] { content.withLock { $0.types } }

  /// What the carried can be taken as, the best first; with `openInPlace` what can be opened where it is.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    content.withLock { content in
      content.representations.filter { fileOptions.isEmpty || $0.isInPlace }.map(\.type)
    }
  }

  /// Whether the carried can be taken as `typeIdentifier`, or as something that is one.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { FileKind.conforms($0, to: typeIdentifier) }
  }

  /// Whether something that can be opened as `fileOptions` say is of a type.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions).contains {
      FileKind.conforms($0, to: typeIdentifier)
    }
  }

  // MARK: Giving

  /// Offers data that `loadHandler` loads when it is asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) { add(typeIdentifier, visibility, .data(loadHandler)) }

  /// Offers a file that `loadHandler` has ready when it is asked for.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {
    add(
      typeIdentifier, visibility,
      .file(isInPlace: fileOptions.contains(.openInPlace), loadHandler))
  }

  /// Offers an object in all of its representations.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) { registerObject(object, as: object.writableTypeIdentifiersForItemProvider, visibility) }

  /// Offers an object that `loadHandler` makes when it is asked for.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    let maker = ItemContent.Maker(type: aClass, load: loadHandler)
    content.withLock { $0.makers.append(maker) }
    for type in aClass.writableTypeIdentifiersForItemProvider {
      add(type, visibility, .data { take in maker.data(type, take) })
    }
  }

  /// Offers an item that `loadHandler` loads when it is asked for.
  open func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) { add(typeIdentifier, .all, .item(loadHandler)) }

  private func registerObject(
    _ object: any NSItemProviderWriting, as types: [String],
    _ visibility: NSItemProviderRepresentationVisibility
  ) {
    // Handed over by the application, and then only given on.
    nonisolated(unsafe) let held = object
    let maker = ItemContent.Maker(type: type(of: object)) { take in
      take(held, nil)
      return nil
    }
    content.withLock { $0.makers.append(maker) }
    for type in types { add(type, visibility, .data { take in maker.data(type, take) }) }
  }

  private func add(
    _ type: String, _ visibility: NSItemProviderRepresentationVisibility,
    _ source: ItemRepresentation.Source
  ) {
    let made = ItemRepresentation(type: type, visibility: visibility, source: source)
    content.withLock { $0.representations.append(made) }
  }

  // MARK: Objects

  /// Whether what is carried can be taken as an object of the class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    content.withLock { $0.maker(for: aClass) } != nil
      || aClass.readableTypeIdentifiersForItemProvider.contains {
        hasItemConformingToTypeIdentifier($0)
      }
  }

  /// Hands over what is carried as an object of the class.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { ItemLoading(content.withLock { $0 }).object(aClass, completionHandler) }

  /// Whether what is carried can be taken as a text or a URL.
  open func canLoadObject<T>(ofClass: T.Type) -> Bool where T: ItemProviderBridging {
    canLoadObject(ofClass: T.ItemProviderObject.self)
  }

  /// Hands over what is carried as a text or a URL.
  @discardableResult
  open func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: ItemProviderBridging {
    loadObject(ofClass: T.ItemProviderObject.self) { object, error in
      completionHandler((object as? T.ItemProviderObject).map(T.init(itemProviderObject:)), error)
    }
  }

  // MARK: Data and files

  /// Hands over what is carried as data of a type.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { ItemLoading(content.withLock { $0 }).data(typeIdentifier, completionHandler) }

  /// Hands over what is carried as a file of a type.
  ///
  /// A file that was made for this is gone when the handler returns: copy or move it there.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    ItemLoading(content.withLock { $0 }).file(typeIdentifier) { url, _, error in
      completionHandler(url, error)
    }
  }

  /// Hands over a file of a type where it is; or a copy, and says so.
  @discardableResult
  open func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress { ItemLoading(content.withLock { $0 }).file(typeIdentifier, completionHandler) }

  /// Hands over an item of a type: a URL, a text, or data.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    guard let completionHandler else { return }
    ItemLoading(content.withLock { $0 }).item(typeIdentifier, options, completionHandler)
  }
}
