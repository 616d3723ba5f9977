// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionControls
public import MullionViewTree

/// A container of copied or cut items.
///
/// The general pasteboard is the desktop's clipboard where there is one: text and images are exchanged with
/// other processes, other types stay in the process. All other pasteboards live in the process.
///
/// Differs from UIKit: it is isolated to the main actor, and no notification is posted when another process
/// changes the clipboard; check `changeCount`.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The general pasteboard, which is shared with other processes.
  public class var general: UIPasteboard { shared }
  private static let shared = UIPasteboard(.general, PasteboardStore(isGeneral: true))
  private static var named: [Name: PasteboardStore] = [.general: shared.store]

  /// The name that identifies the pasteboard.
  public let name: Name
  let store: PasteboardStore

  private init(_ name: Name, _ store: PasteboardStore) {
    self.name = name
    self.store = store
    super.init()
  }

  /// Creates the pasteboard with the given name; if it does not exist, `create` determines whether it is
  /// created.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if let known = Self.named[pasteboardName] {
      self.init(pasteboardName, known)
    } else {
      guard create else { return nil }
      self.init(pasteboardName, PasteboardStore())
      Self.named[pasteboardName] = store
    }
  }

  /// Returns a new pasteboard with a unique name.
  public class func withUniqueName() -> UIPasteboard {
    let made = UIPasteboard(Name(UUID().uuidString), PasteboardStore())
    named[made.name] = made.store
    return made
  }

  /// Removes the pasteboard with the given name; the general pasteboard cannot be removed.
  public class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general, let gone = named.removeValue(forKey: pasteboardName) else {
      return
    }
    gone.write([])
    NotificationCenter.default.post(
      name: removedNotification, object: UIPasteboard(pasteboardName, gone))
  }

  // MARK: Items

  /// The number of changes of the pasteboard, including those by other processes.
  open var changeCount: Int { store.changeCount }
  /// The number of items.
  open var numberOfItems: Int { store.items.count }

  /// The items, as values by type identifier.
  open var items: [[String: Any]] {
    get { store.items }
    set { write(newValue) }
  }

  /// Appends items; the options with which the current items were set no longer apply.
  open func addItems(_ items: [[String: Any]]) { write(store.items + items) }

  /// Replaces the items, optionally with an expiration date or for this process only.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    write(
      items, localOnly: options[.localOnly] as? Bool ?? false,
      expires: options[.expirationDate] as? Date)
  }

  /// The items as item providers.
  open var itemProviders: [NSItemProvider] {
    get { store.itemProviders }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items with the content of item providers, optionally with an expiration date or for this
  /// process only.
  ///
  /// Content that a provider loads asynchronously is added when it is loaded.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    let loaded = LoadedItems(itemProviders)
    write(
      loaded.items, providers: itemProviders, localOnly: localOnly, expires: expirationDate)
    loaded.onMore = { [weak self] items in
      self?.write(items, providers: itemProviders, localOnly: localOnly, expires: expirationDate)
    }
  }

  /// Replaces the items with objects.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces the items with objects, optionally with an expiration date or for this process only.
  open func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly,
      expirationDate: expirationDate)
  }

  // MARK: Types

  /// The type identifiers of the first item.
  open var types: [String] { store.items.first.map { $0.keys.sorted() } ?? [] }

  /// Returns whether the first item has one of the types, or a type that conforms to one of them.
  open func contains(pasteboardTypes: [String]) -> Bool {
    store.items.first.map { item in
      pasteboardTypes.contains { PasteboardStore.value(item, $0) != nil }
    } ?? false
  }

  /// Returns the type identifiers of the given items, or of all items for `nil`.
  ///
  /// - Returns: `nil` if an index is out of range.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet)?.map { $0.keys.sorted() }
  }

  /// Returns whether each of the given items, or each item for `nil`, has one of the types, or a type that
  /// conforms to one of them.
  ///
  /// - Returns: `false` also if there are no items, or an index is out of range.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let items = chosen(itemSet), !items.isEmpty else { return false }
    return items.allSatisfy { item in
      pasteboardTypes.contains { PasteboardStore.value(item, $0) != nil }
    }
  }

  /// Returns the indexes of the items that have one of the types, or a type that conforms to one of them;
  /// `nil` if there are none.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = store.items.indices.filter { index in
      pasteboardTypes.contains { PasteboardStore.value(store.items[index], $0) != nil }
    }
    return found.isEmpty ? nil : IndexSet(found)
  }

  /// Returns the first item's value for a type as data; `nil` if it has none that can be converted.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap { PasteboardValue($0).data(pasteboardType) }
  }

  /// Returns the first item's value for a type, or for a type that conforms to it; `nil` if it has none.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    store.items.first.flatMap { PasteboardStore.value($0, pasteboardType) }
  }

  /// Returns the values of the given items, or of all items for `nil`, for a type.
  ///
  /// - Returns: `nil` if there are none, or an index is out of range.
  open func values(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Any]? {
    let found = chosen(itemSet)?.compactMap { PasteboardStore.value($0, pasteboardType) } ?? []
    return found.isEmpty ? nil : found
  }

  /// Returns the values of the given items, or of all items for `nil`, for a type, as data.
  ///
  /// - Returns: `nil` if no item has a value for the type, or an index is out of range.
  open func data(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Data]? {
    values(forPasteboardType: pasteboardType, inItemSet: itemSet)?
      .compactMap { PasteboardValue($0).data(pasteboardType) }
  }

  /// Replaces the items with a value for a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    write([[pasteboardType: value]])
  }

  /// Replaces the items with data for a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    write([[pasteboardType: data]])
  }

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
    let items = store.items
    guard let itemSet else { return items }
    return itemSet.allSatisfy(items.indices.contains) ? itemSet.map { items[$0] } : nil
  }

  // MARK: Strings, URLs, images, colours

  /// The text of the first item that has one, or the first URL as text; `nil` if there is none.
  open var string: String? {
    get { strings?.first ?? url?.absoluteString }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts of all items; `nil` if there are none.
  open var strings: [String]? {
    get { values("public.text") { $0.text } }
    set { write((newValue ?? []).map { ["public.utf8-plain-text": $0] }) }
  }
  /// The first URL, or the first text that is one; `nil` if there is none.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The URLs of all items, or their texts that are URLs; `nil` if there are none.
  open var urls: [URL]? {
    get { values("public.url") { $0.url } ?? values("public.text") { $0.url } }
    set { write((newValue ?? []).map { ["public.url": $0] }) }
  }
  /// The first image; `nil` if there is none.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images of all items; `nil` if there are none.
  open var images: [UIImage]? {
    get { values("public.image") { $0.image } }
    set { write((newValue ?? []).map { ["public.png": $0] }) }
  }
  /// The first colour; `nil` if there is none.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colours of all items; `nil` if there are none.
  open var colors: [UIColor]? {
    get { values(ColorData.type) { $0.color } }
    set { write((newValue ?? []).map { [ColorData.type: $0] }) }
  }

  /// Whether the pasteboard contains text, or a URL that ``string`` returns as text.
  open var hasStrings: Bool { string != nil }
  /// Whether the pasteboard contains a URL, or a text that is one.
  open var hasURLs: Bool { url != nil }
  /// Whether the pasteboard contains an image.
  open var hasImages: Bool {
    store.items.contains { PasteboardStore.value($0, "public.image") != nil }
  }
  /// Whether the pasteboard contains a colour.
  open var hasColors: Bool { color != nil }

  private func values<Value>(_ type: String, _ take: (PasteboardValue) -> Value?) -> [Value]? {
    let found = store.items.compactMap { item in
      PasteboardStore.value(item, type).flatMap { take(PasteboardValue($0)) }
    }
    return found.isEmpty ? nil : found
  }

  private func write(
    _ items: [[String: Any]], providers: [NSItemProvider]? = nil, localOnly: Bool = false,
    expires: Date? = nil
  ) {
    let before = Set(types)
    store.write(items, providers: providers, localOnly: localOnly, expires: expires)
    let after = Set(types)
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
        Self.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
      ])
  }
}
