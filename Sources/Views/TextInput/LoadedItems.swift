// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

/// The content of item providers, as pasteboard items.
@MainActor
final class LoadedItems {
  private(set) var items: [PasteboardStore.Item]
  /// The closure called with all items when an item was loaded asynchronously.
  var onMore: ([PasteboardStore.Item]) -> Void = { _ in }

  init(_ providers: [NSItemProvider]) {
    items = providers.map { _ in [:] }
    for (index, provider) in providers.enumerated() {
      if let object = Self.object(provider) {
        items[index] = object
        continue
      }
      for type in provider.registeredTypeIdentifiers {
        // Available data is delivered synchronously, on this thread.
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
          guard let data else { return }
          if MainThread.isCurrent {
            MainActor.assumeIsolated { self.add(data, type, index) }
          } else {
            Task { @MainActor in self.add(data, type, index) }
          }
        }
      }
    }
  }

  private func add(_ data: Data, _ type: String, _ index: Int) {
    items[index][type] = data
    onMore(items)
  }

  /// Returns a provider's object if it has a type that pasteboards support, or `nil` if the provider's data
  /// is used.
  private static func object(_ provider: NSItemProvider) -> PasteboardStore.Item? {
    guard let (type, object) = provider.onlyObject else { return nil }
    switch object {
    case let text as NSString: return [type: text as String]
    case let url as NSURL: return [type: url as URL]
    case is UIImage, is UIColor, is NSAttributedString: return [type: object]
    default: return nil
    }
  }
}
