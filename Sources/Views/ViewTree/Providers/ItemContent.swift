// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a provider carries.
struct ItemContent: Sendable {
  /// Makes an object that is carried.
  struct Maker: Sendable {
    let type: any NSItemProviderWriting.Type
    let load:
      @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?

    /// Hands over the object's data of a type.
    func data(_ wanted: String, _ take: @escaping ItemRepresentation.TakeData) -> Progress? {
      load { object, error in
        guard let object else { return take(nil, error) }
        _ = object.loadData(withTypeIdentifier: wanted, forItemProviderCompletionHandler: take)
      }
    }
  }

  var representations: [ItemRepresentation] = []
  var makers: [Maker] = []
  /// The file that all was made of.
  var file: URL?
  var suggestedName: String?
  var preferredSize = CGSize.zero
  var preferredStyle = UIPreferredPresentationStyle.unspecified
  var teamData: Data?
  /// Makes a small picture of what is carried.
  var preview: NSItemProvider.LoadHandler?

  /// The types, each once, the best first.
  var types: [String] {
    representations.reduce(into: []) { types, one in
      if !types.contains(one.type) { types.append(one.type) }
    }
  }

  /// What makes an object of the class.
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

  /// The object that all of the representations are of, if it is the only one that is carried and at hand, with its best type.
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

  /// The representation of a type, or else one that is of such a type.
  func representation(_ type: String) -> ItemRepresentation? {
    representations.first { $0.type == type }
      ?? representations.first { FileKind.conforms($0.type, to: type) }
  }
}
