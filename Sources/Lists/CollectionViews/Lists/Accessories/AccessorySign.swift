// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

/// The symbol of an accessory, with a size as recorded on UIKit and lines drawn for Mullion.
struct AccessorySign {
  private let type: UICellAccessory.AccessoryType
  let size: CGSize

  /// Creates the symbol of an accessory; `nil` for labels, menus and custom views.
  init?(_ type: UICellAccessory.AccessoryType) {
    self.type = type
    switch type {
    case .label, .customView, .popUpMenu: return nil
    case .delete, .insert, .multiselect: size = CGSize(width: 26, height: 26)
    case .disclosureIndicator, .outlineDisclosure: size = CGSize(width: 14, height: 14)
    case .checkmark: size = CGSize(width: 19, height: 18)
    case .reorder: size = CGSize(width: 27, height: 15)
    case .detail: size = CGSize(width: 24, height: 24)
    }
  }

  /// Whether the symbol points in the reading direction, and so is mirrored; a checkmark is not.
  var pointsForward: Bool { type == .disclosureIndicator || type == .outlineDisclosure }

  /// The disc that is drawn behind the symbol of an accessory with a background.
  var ground: StrokeGlyph.Part { .disc(center: CGPoint(x: 13, y: 13), radius: 11) }

  /// Returns the parts of the symbol; `isOn` is whether its row is selected or expanded.
  func parts(isOn: Bool) -> [StrokeGlyph.Part] {
    switch type {
    case .label, .customView, .popUpMenu: []
    case .delete: lines([(8, 13), (18, 13)])
    case .insert: lines([(8, 13), (18, 13)]) + lines([(13, 8), (13, 18)])
    case .multiselect:
      isOn
        ? lines([(8.5, 13.5), (11.5, 16.5), (17.5, 9.5)])
        : [.ring(center: CGPoint(x: 13, y: 13), radius: 11, width: 1.5)]
    case .disclosureIndicator: lines([(5, 2.5), (9.5, 7), (5, 11.5)])
    case .outlineDisclosure:
      isOn ? lines([(2.5, 5), (7, 9.5), (11.5, 5)]) : lines([(5, 2.5), (9.5, 7), (5, 11.5)])
    case .checkmark: lines([(3, 10), (7, 14), (16, 4)])
    case .reorder:
      [2.5, 7.5, 12.5].flatMap { lines([(4, $0), (23, $0)]) }
    case .detail:
      [.ring(center: CGPoint(x: 12, y: 12), radius: 10.5, width: 1.5)]
        + lines([(12, 11), (12, 16.5)]) + [.disc(center: CGPoint(x: 12, y: 7.5), radius: 1.3)]
    }
  }

  private func lines(_ points: [(CGFloat, CGFloat)]) -> [StrokeGlyph.Part] {
    zip(points, points.dropFirst()).map { one, other in
      .stroke(CGPoint(x: one.0, y: one.1), CGPoint(x: other.0, y: other.1), width: 2)
    }
  }
}
