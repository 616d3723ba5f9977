// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The content of a pasteboard, shared by all pasteboards with the same name.
@MainActor
final class PasteboardStore {
  /// An item, as values by type identifier.
  typealias Item = [String: Any]

  private var kept: [Item] = []
  private var expires: Date?
  private var ownCount = 0
  /// The content of the desktop's clipboard after the last write.
  private var given: (text: String?, picture: Data?)?
  /// Whether the store is backed by the desktop's clipboard.
  private let isGeneral: Bool
  /// The item providers that were written.
  private var providers: [NSItemProvider]?

  init(isGeneral: Bool = false) { self.isGeneral = isGeneral }

  private var host: (any Clipboard)? { isGeneral ? HostServices.current.clipboard : nil }

  /// The number of writes, including those of other processes.
  var changeCount: Int { host?.changeCount ?? ownCount }

  /// The items written by this process or, if another process has changed the clipboard since, those of the
  /// clipboard.
  ///
  /// Expired items are omitted.
  var items: [Item] {
    guard let host, !isOwn(host) else {
      return expires.map { $0 <= Date() } ?? false ? [] : kept
    }
    var item: Item = [:]
    if let text = host.text { item["public.utf8-plain-text"] = text }
    if let picture = host.picture { item["public.png"] = picture }
    return item.isEmpty ? [] : [item]
  }

  /// The items, as item providers.
  var itemProviders: [NSItemProvider] {
    if let providers, host.map(isOwn) ?? true, !items.isEmpty { return providers }
    return items.map { item in
      let provider = NSItemProvider()
      for (type, value) in item.sorted(by: { $0.key < $1.key }) {
        if let object = PasteboardValue(value).object, item.count == 1 {
          provider.registerObject(object, visibility: .all)
        } else if let data = PasteboardValue(value).data(type) {
          provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { take in
            take(data, nil)
            return nil
          }
        }
      }
      return provider
    }
  }

  /// Replaces the items, and the content of the desktop's clipboard for the general pasteboard.
  ///
  /// The clipboard receives the texts of the items and their first image; it is cleared if `localOnly` is
  /// set.
  func write(
    _ items: [Item], providers: [NSItemProvider]? = nil, localOnly: Bool = false,
    expires: Date? = nil
  ) {
    kept = items.filter { !$0.isEmpty }
    self.providers = providers
    self.expires = expires
    ownCount += 1
    guard let host else { return }
    let text = localOnly ? nil : kept.lazy.compactMap(Self.text).joined(separator: "\n")
    let picture = localOnly ? nil : kept.lazy.compactMap(Self.picture).first
    host.write(text: text.flatMap { $0.isEmpty ? nil : $0 }, picture: picture)
    given = (host.text, host.picture)
  }

  /// Returns whether the desktop's clipboard still has the content that this process wrote.
  private func isOwn(_ host: any Clipboard) -> Bool {
    guard let given else { return false }
    return host.text == given.text && host.picture == given.picture
  }

  private static func text(_ item: Item) -> String? {
    value(item, "public.text").flatMap { PasteboardValue($0).text }
      ?? value(item, "public.url").flatMap { PasteboardValue($0).text }
  }

  private static func picture(_ item: Item) -> Data? {
    value(item, "public.image").flatMap { PasteboardValue($0).data("public.png") }
  }

  /// Returns the value for a type, or for a type that conforms to it.
  static func value(_ item: Item, _ type: String) -> Any? {
    item[type]
      ?? item.sorted { $0.key < $1.key }.first { FileKind.conforms($0.key, to: type) }?.value
  }
}
