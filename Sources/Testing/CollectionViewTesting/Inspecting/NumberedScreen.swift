// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

/// A drawing of a screen with the references of the elements that the user can act on.
@MainActor
struct NumberedScreen {
  private static let color = DisplayColor.hex(0xC2185B)
  private static let line = DisplayColor.hex(0xC2185B, alpha: 0.55)
  private static let paper = DisplayColor.hex(0xFFFFFF)
  private static let height: CGFloat = 12
  private static let fontSize: CGFloat = 9
  /// The area of text, in square points, that a number covers rather than being beside its element.
  private static let besideCost: CGFloat = 40

  private let surface: ViewSurface
  private let text = SheetText()
  private let area: CGRect
  /// The texts and small images, which numbers do not cover.
  private let contents: [CGRect]
  private var pills: [CGRect] = []
  private var commands: [DrawCommand] = []

  /// Creates the drawing of the screen of `surface`, whose elements were inspected.
  ///
  /// - Complexity: O(*n* × *m*) for *n* elements and *m* texts.
  init(_ surface: ViewSurface, _ inspection: Inspection) {
    self.surface = surface
    area = CGRect(origin: .zero, size: surface.size)
    contents = ShownContents(surface).areas
    let elements = inspection.all.map(\.element).filter { $0.isUsable && !$0.seen.isEmpty }
    for element in elements where !Self.isLarge(element) { outline(element) }
    // Small elements first: large ones have more space for their numbers.
    let sorted = elements.enumerated().sorted { one, other in
      let (a, b) = (Self.size(one.element), Self.size(other.element))
      return a == b ? one.offset < other.offset : a < b
    }
    for (_, element) in sorted { number(element) }
  }

  /// The display tree of the drawing.
  var node: DisplayNode {
    let over = DisplayNode(
      identity: SheetIdentity.of(1), bounds: area, clip: RoundedRect(area), commands: commands)
    return DisplayNode(
      identity: SheetIdentity.of(0), bounds: area, children: [surface.displayTree(), over])
  }

  private static func size(_ element: ScreenElement) -> CGFloat {
    element.seen.width * element.seen.height
  }

  private static func isLarge(_ element: ScreenElement) -> Bool { element.view is UIScrollView }

  private mutating func outline(_ element: ScreenElement) {
    let rect = RoundedRect(element.seen.insetBy(dx: 0.5, dy: 0.5), radius: 3)
    commands.append(.border(rect, width: 1, Self.line))
  }

  private mutating func number(_ element: ScreenElement) {
    let name = "e\(element.number)"
    let size = CGSize(
      width: (text.width(name, Self.fontSize, weight: 0.4) + 6).rounded(.up), height: Self.height)
    let places = Self.places(size, element.seen).filter { area.contains($0) }
    let pill = places.enumerated().min { cost($0, element) < cost($1, element) }?.element
    guard let pill else { return }
    pills.append(pill)
    commands.append(.fill(RoundedRect(pill, radius: 4), Self.color))
    let middle = CGPoint(x: pill.midX, y: pill.midY)
    commands.append(text.centered(name, Self.fontSize, at: middle, Self.paper, weight: 0.4))
  }

  /// Returns the possible frames of a number, the preferred ones first: in the corners, at the edges, and beside
  /// the element.
  private static func places(_ size: CGSize, _ frame: CGRect) -> [CGRect] {
    let (left, right) = (frame.minX + 1, frame.maxX - size.width - 1)
    let (top, bottom) = (frame.minY + 1, frame.maxY - size.height - 1)
    let (middle, centre) = (frame.midY - size.height / 2, frame.midX - size.width / 2)
    let inside = [
      (right, top), (left, top), (right, bottom), (left, bottom), (right, middle), (left, middle),
      (centre, top), (centre, bottom),
    ]
    let outside = [
      (frame.maxX + 1, top), (frame.maxX + 1, middle), (frame.minX - size.width - 1, top),
      (frame.minX - size.width - 1, middle), (right, frame.minY - size.height),
      (left, frame.minY - size.height), (right, frame.maxY), (left, frame.maxY),
    ]
    return (inside + outside).map { CGRect(origin: CGPoint(x: $0.0, y: $0.1), size: size) }
  }

  /// Returns the area that a number covers of texts and other numbers.
  ///
  /// A number beside its element counts as covering some text. Among places with equal areas, the preferred one
  /// has the least cost.
  private func cost(_ place: (offset: Int, element: CGRect), _ element: ScreenElement) -> CGFloat {
    func common(_ other: CGRect) -> CGFloat {
      let shared = place.element.intersection(other)
      return shared.isNull ? 0 : shared.width * shared.height
    }
    let covered = contents.reduce(0) { $0 + common($1) }
    let beside = element.seen.contains(place.element) ? 0 : Self.besideCost
    return covered + 4 * pills.reduce(0) { $0 + common($1) } + beside
      + CGFloat(place.offset) * 0.01
  }
}
