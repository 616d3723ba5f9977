// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Decoded pictures, as many as fit into a number of bytes; the ones used lately stay.
///
/// Two generations: a picture that is used moves to the young one, and when the young one has half
/// of the bytes, the old one is forgotten and they change places. So no order has to be kept.
struct PhotoCache {
  /// A file at a size.
  struct Key: Hashable {
    let path: String
    let width: Int
    let height: Int
  }

  /// The bytes that the pictures take, at most `limit` and one picture.
  var cost: Int { youngCost + oldCost }

  private let limit: Int
  private var young: [Key: UIImage] = [:]
  private var old: [Key: UIImage] = [:]
  private var youngCost = 0
  private var oldCost = 0

  init(limit: Int) {
    self.limit = limit
  }

  mutating func image(for key: Key) -> UIImage? {
    if let image = young[key] { return image }
    guard let image = old.removeValue(forKey: key) else { return nil }
    oldCost -= Self.cost(of: image)
    insert(image, for: key)
    return image
  }

  mutating func insert(_ image: UIImage, for key: Key) {
    guard young.updateValue(image, forKey: key) == nil else { return }
    youngCost += Self.cost(of: image)
    guard youngCost > limit / 2 else { return }
    (old, oldCost) = (young, youngCost)
    (young, youngCost) = ([:], 0)
  }

  /// What a picture takes in memory: four bytes for each pixel.
  static func cost(of image: UIImage) -> Int {
    Int(image.size.width * image.scale * image.size.height * image.scale) * 4
  }
}
