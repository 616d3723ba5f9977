// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One copy of one of the carousel's three colours; copies differ by identifier only.
struct CarouselCard: Hashable {
  let identifier = UUID()
  /// The index of the colour.
  let number: Int

  static let colors: [UIColor] = [
    UIColor(red: 0.988, green: 0.890, blue: 0.541, alpha: 1),
    UIColor(red: 0.584, green: 0.882, blue: 0.827, alpha: 1),
    UIColor(red: 0.953, green: 0.506, blue: 0.506, alpha: 1),
  ]
  static let names = ["Butter", "Mint", "Coral"]
}
