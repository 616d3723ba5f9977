// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cache of decoded pictures within a number of bytes, which keeps recently used ones.
///
/// It has two generations: a picture that is used moves to the young one, and when the young one has more
/// than half of the bytes, it replaces the old one, whose pictures are discarded. So no order has to be
/// maintained.
struct PhotoCache {
  /// The key of a picture: the path of the file, and the size of the picture in pixels.
  struct Key: Hashable {
    let path: String
    let width: Int
    let height: Int
  }

  /// The number of bytes of the pictures, at most `limit` plus one picture.
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

  /// Returns the memory size of a picture: four bytes per pixel.
  static func cost(of image: UIImage) -> Int {
    Int(image.size.width * image.scale * image.size.height * image.scale) * 4
  }
}
