// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The contents of an item provider.
struct ItemContent: Sendable {
  /// The class of an object and the handler that loads it.
  struct Maker: Sendable {
    let type: any NSItemProviderWriting.Type
    let load:
      @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?

    /// Loads the object and passes its data of a type to `take`.
    func data(_ wanted: String, _ take: @escaping ItemRepresentation.TakeData) -> Progress? {
      load { object, error in
        guard let object else { return take(nil, error) }
        _ = object.loadData(withTypeIdentifier: wanted, forItemProviderCompletionHandler: take)
      }
    }
  }

  var representations: [ItemRepresentation] = []
  var makers: [Maker] = []
  /// The file that the provider was created from.
  var file: URL?
  var suggestedName: String?
  var preferredSize = CGSize.zero
  var preferredStyle = UIPreferredPresentationStyle.unspecified
  var teamData: Data?
  /// The handler that loads a preview image.
  var preview: NSItemProvider.LoadHandler?

  /// The type identifiers without duplicates, in order of preference.
  var types: [String] {
    representations.reduce(into: []) { types, one in
      if !types.contains(one.type) { types.append(one.type) }
    }
  }

  /// Returns the maker of objects of the given class or a subclass, or `nil`.
  func maker(for wanted: any NSItemProviderReading.Type) -> Maker? {
    makers.first { maker in
      if maker.type == wanted { return true }
      var found: AnyClass = maker.type
      while let above = _getSuperclass(found) {
        if above == wanted { return true }
        found = above
      }
      return false
    }
  }

  /// The object that provides all representations, with its preferred type, if it is the only one and
  /// immediately available; `nil` otherwise.
  var onlyObject: (type: String, object: any NSItemProviderWriting)? {
    guard makers.count == 1, let maker = makers.first, let type = types.first,
      representations.allSatisfy({
        maker.type.writableTypeIdentifiersForItemProvider.contains($0.type)
      })
    else { return nil }
    let found = LoadedObject()
    _ = maker.load { object, _ in found.take(object) }
    return found.object.map { (type, $0) }
  }

  /// Returns the representation of a type, or else one that conforms to it, or `nil`.
  func representation(_ type: String) -> ItemRepresentation? {
    representations.first { $0.type == type }
      ?? representations.first { FileKind.conforms($0.type, to: type) }
  }
}
