// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

/// An object that provides an item in one or more representations for dragging, copying or sharing.
///
/// Differs from UIKit: Foundation has no such class on Linux. Contents that are immediately available are
/// passed on the caller's thread; contents that a handler loads are passed when the handler calls back, on
/// the thread of that call. A file that was provided by its URL stays in place, so that its URL remains valid
/// after the completion.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// A closure that receives the loaded item, or an error.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  /// A closure that loads an item, of the expected class if that is known.
  public typealias LoadHandler =
    @Sendable (@escaping CompletionHandler, AnyClass?, [AnyHashable: Any]?) -> Void

  let content: Mutex<ItemContent>

  /// Creates a provider without contents.
  public override init() {
    content = Mutex(ItemContent())
    super.init()
  }

  private init(_ content: ItemContent) {
    self.content = Mutex(content)
    super.init()
  }

  /// Creates a provider of all representations of `object`.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of the file at `fileURL`; `nil` if the URL is no file URL or the file does not exist.
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

  /// Creates a provider of an item with a type identifier.
  ///
  /// Without a type identifier, an item that conforms to `NSItemProviderWriting` provides the types of its
  /// class; any other item has the type `public.data`. A provider of `nil` has no contents.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    if typeIdentifier == nil, let object = item as? any NSItemProviderWriting {
      registerObject(object, visibility: .all)
      return
    }
    // Transferred by the app, and afterwards only passed on.
    nonisolated(unsafe) let held = item
    registerItem(forTypeIdentifier: typeIdentifier ?? "public.data") { take, _, _ in
      take(held, nil)
    }
  }

  /// Returns a provider of the same representations.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSItemProvider(content.withLock { $0 })
  }

  /// A suggested name of the contents.
  open var suggestedName: String? {
    get { content.withLock { $0.suggestedName } }
    set { content.withLock { $0.suggestedName = newValue } }
  }

  /// The preferred size for displaying the contents, in points, for use by the receiver; zero for none.
  open var preferredPresentationSize: CGSize {
    get { content.withLock { $0.preferredSize } }
    set { content.withLock { $0.preferredSize = newValue } }
  }

  /// The preferred style for displaying the contents, for use by the receiver.
  open var preferredPresentationStyle: UIPreferredPresentationStyle {
    get { content.withLock { $0.preferredStyle } }
    set { content.withLock { $0.preferredStyle = newValue } }
  }

  /// Data about the contents for apps of the same team; `nil` for none.
  ///
  /// UIKit limits it to 8 kilobytes; here it is not limited, because it does not leave the app.
  open var teamData: Data? {
    get { content.withLock { $0.teamData } }
    set { content.withLock { $0.teamData = newValue } }
  }

  /// The only object of the provider, with its preferred type, if it is immediately available; `nil`
  /// otherwise.
  package var onlyObject: (type: String, object: any NSItemProviderWriting)? {
    content.withLock { $0 }.onlyObject
  }

  /// The handler that loads a preview image, a `UIImage` or image data; `nil` for none.
  open var previewImageHandler: LoadHandler? {
    get { content.withLock { $0.preview } }
    set { content.withLock { $0.preview = newValue } }
  }

  // MARK: Types

  /// The type identifiers of the representations, in order of preference.
  open var registeredTypeIdentifiers: [String] { content.withLock { $0.types } }

  /// Returns the type identifiers of the representations, in order of preference; with `openInPlace`, only of
  /// files that can be opened in place.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    content.withLock { content in
      content.representations.filter { fileOptions.isEmpty || $0.isInPlace }.map(\.type)
    }
  }

  /// Returns whether a representation conforms to `typeIdentifier`.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { FileKind.conforms($0, to: typeIdentifier) }
  }

  /// Returns whether a representation with `fileOptions` conforms to a type.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions).contains {
      FileKind.conforms($0, to: typeIdentifier)
    }
  }

  // MARK: Registration

  /// Registers a data representation, which `loadHandler` loads on demand.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) { add(typeIdentifier, visibility, .data(loadHandler)) }

  /// Registers a file representation, which `loadHandler` loads on demand.
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

  /// Registers all representations of an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) { registerObject(object, as: object.writableTypeIdentifiersForItemProvider, visibility) }

  /// Registers the representations of an object, which `loadHandler` creates on demand.
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

  /// Registers an item, which `loadHandler` loads on demand.
  open func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) { add(typeIdentifier, .all, .item(loadHandler)) }

  private func registerObject(
    _ object: any NSItemProviderWriting, as types: [String],
    _ visibility: NSItemProviderRepresentationVisibility
  ) {
    // Transferred by the app, and afterwards only passed on.
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

  /// Returns whether an object of the class can be loaded.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    content.withLock { $0.maker(for: aClass) } != nil
      || aClass.readableTypeIdentifiersForItemProvider.contains {
        hasItemConformingToTypeIdentifier($0)
      }
  }

  /// Loads an object of the class, or passes an error to the handler if there is none.
  ///
  /// - Returns: The progress of the load.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { ItemLoading(content.withLock { $0 }).object(aClass, completionHandler) }

  /// Returns whether a string or a URL can be loaded.
  open func canLoadObject<T>(ofClass: T.Type) -> Bool where T: ItemProviderBridging {
    canLoadObject(ofClass: T.ItemProviderObject.self)
  }

  /// Loads a string or a URL, or passes an error to the handler if there is none.
  ///
  /// - Returns: The progress of the load.
  @discardableResult
  open func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: ItemProviderBridging {
    loadObject(ofClass: T.ItemProviderObject.self) { object, error in
      completionHandler((object as? T.ItemProviderObject).map(T.init(itemProviderObject:)), error)
    }
  }

  // MARK: Data and files

  /// Loads the data of a type, or passes an error to the handler if there is none.
  ///
  /// - Returns: The progress of the load.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { ItemLoading(content.withLock { $0 }).data(typeIdentifier, completionHandler) }

  /// Loads a file of a type.
  ///
  /// A temporary file is deleted when the handler returns: copy or move it in the handler.
  ///
  /// - Returns: The progress of the load.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    ItemLoading(content.withLock { $0 }).file(typeIdentifier) { url, _, error in
      completionHandler(url, error)
    }
  }

  /// Loads a file of a type in place, or a copy of it; the second argument of the handler is `true` for a
  /// file in place.
  ///
  /// - Returns: The progress of the load.
  @discardableResult
  open func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress { ItemLoading(content.withLock { $0 }).file(typeIdentifier, completionHandler) }

  /// Loads an item of a type: the item of a registered item handler, or else a URL, a string or data; a no-op
  /// without a completion handler.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    guard let completionHandler else { return }
    ItemLoading(content.withLock { $0 }).item(typeIdentifier, options, completionHandler)
  }
}
