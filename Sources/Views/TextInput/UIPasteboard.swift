// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionControls
public import MullionViewTree

/// Where things are kept that are copied or cut.
///
/// The general pasteboard is the desktop's clipboard where there is one: text and pictures go to other programs
/// and come from them, all else stays in the program. Other pasteboards live in the process.
///
/// Differs from UIKit: on the main actor; nobody is told when another program writes, ask `changeCount`.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that everybody shares.
  public class var general: UIPasteboard { shared }
  private static let shared = UIPasteboard(.general, PasteboardStore(isGeneral: true))
  private static var named: [Name: PasteboardStore] = [.general: shared.store]

  /// The pasteboard's name.
  public let name: Name
  let store: PasteboardStore

  private init(_ name: Name, _ store: PasteboardStore) {
    self.name = name
    self.store = store
    super.init()
  }

  /// The pasteboard of the given name; made when there is none and `create` says so.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if let known = Self.named[pasteboardName] {
      self.init(pasteboardName, known)
    } else {
      guard create else { return nil }
      self.init(pasteboardName, PasteboardStore())
      Self.named[pasteboardName] = store
    }
  }

  /// A new pasteboard with a name of its own.
  public class func withUniqueName() -> UIPasteboard {
    let made = UIPasteboard(Name(UUID().uuidString), PasteboardStore())
    named[made.name] = made.store
    return made
  }

  /// Forgets the pasteboard of a name; the general one stays.
  public class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general, let gone = named.removeValue(forKey: pasteboardName) else {
      return
    }
    gone.write([])
    NotificationCenter.default.post(
      name: removedNotification, object: UIPasteboard(pasteboardName, gone))
  }

  // MARK: Things

  /// How often it was written to, by whomever.
  open var changeCount: Int { store.changeCount }
  /// How many things are there.
  open var numberOfItems: Int { store.items.count }

  /// The things, each by the types that it can be taken as.
  open var items: [[String: Any]] {
    get { store.items }
    set { write(newValue) }
  }

  /// Puts more things beside those that are there.
  open func addItems(_ items: [[String: Any]]) { write(store.items + items) }

  /// Puts things in the place of all, for a time or for this program alone.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    write(
      items, localOnly: options[.localOnly] as? Bool ?? false,
      expires: options[.expirationDate] as? Date)
  }

  /// The things, carried.
  open var itemProviders: [NSItemProvider] {
    get { store.itemProviders }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Puts what providers carry in the place of all, until a date, or for this program alone.
  ///
  /// What a provider does not have at hand is there once it is loaded.
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

  /// Puts objects in the place of all.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Puts objects in the place of all, until a date, or for this program alone.
  open func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly,
      expirationDate: expirationDate)
  }

  // MARK: Types

  /// The types of the first thing.
  open var types: [String] { store.items.first.map { $0.keys.sorted() } ?? [] }

  /// Whether the first thing can be taken as one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    store.items.first.map { item in
      pasteboardTypes.contains { PasteboardStore.value(item, $0) != nil }
    } ?? false
  }

  /// The types of things; nil: of all.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet)?.map { $0.keys.sorted() }
  }

  /// Whether all of the things can be taken as one of the types; nil: all there are.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let items = chosen(itemSet), !items.isEmpty else { return false }
    return items.allSatisfy { item in
      pasteboardTypes.contains { PasteboardStore.value(item, $0) != nil }
    }
  }

  /// Which things can be taken as one of the types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = store.items.indices.filter { index in
      pasteboardTypes.contains { PasteboardStore.value(store.items[index], $0) != nil }
    }
    return found.isEmpty ? nil : IndexSet(found)
  }

  /// The first thing as data of a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap { PasteboardValue($0).data(pasteboardType) }
  }

  /// The first thing's value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    store.items.first.flatMap { PasteboardStore.value($0, pasteboardType) }
  }

  /// The things' values of a type; nil: there is no such thing.
  open func values(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Any]? {
    let found = chosen(itemSet)?.compactMap { PasteboardStore.value($0, pasteboardType) } ?? []
    return found.isEmpty ? nil : found
  }

  /// The things as data of a type; nil: there is no such thing.
  open func data(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Data]? {
    values(forPasteboardType: pasteboardType, inItemSet: itemSet)?
      .compactMap { PasteboardValue($0).data(pasteboardType) }
  }

  /// Puts a value of a type in the place of all.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    write([[pasteboardType: value]])
  }

  /// Puts data of a type in the place of all.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    write([[pasteboardType: data]])
  }

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
    let items = store.items
    guard let itemSet else { return items }
    return itemSet.allSatisfy(items.indices.contains) ? itemSet.map { items[$0] } : nil
  }

  // MARK: Texts, addresses, pictures, colours

  /// The text; nil: none.
  open var string: String? {
    get { strings?.first ?? url?.absoluteString }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts of all things; nil: none.
  open var strings: [String]? {
    get { values("public.text") { $0.text } }
    set { write((newValue ?? []).map { ["public.utf8-plain-text": $0] }) }
  }
  /// The address, or the text as one; nil: none.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The addresses of all things, or their texts as such; nil: none.
  open var urls: [URL]? {
    get { values("public.url") { $0.url } ?? values("public.text") { $0.url } }
    set { write((newValue ?? []).map { ["public.url": $0] }) }
  }
  /// The picture; nil: none.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The pictures of all things; nil: none.
  open var images: [UIImage]? {
    get { values("public.image") { $0.image } }
    set { write((newValue ?? []).map { ["public.png": $0] }) }
  }
  /// The colour; nil: none.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colours of all things; nil: none.
  open var colors: [UIColor]? {
    get { values(ColorData.type) { $0.color } }
    set { write((newValue ?? []).map { [ColorData.type: $0] }) }
  }

  /// Whether there is text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address, or a text that is one.
  open var hasURLs: Bool { url != nil }
  /// Whether there is a picture.
  open var hasImages: Bool {
    store.items.contains { PasteboardStore.value($0, "public.image") != nil }
  }
  /// Whether there is a colour.
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
