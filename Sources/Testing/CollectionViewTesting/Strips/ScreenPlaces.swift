// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree
import UIKit

/// The frames of elements and labels on the screen as they are painted, including running animations.
@MainActor
struct ScreenPlaces {
  /// One line for each visible element or label, in reading order.
  let lines: [String]

  private struct Place {
    var frame: CGRect
    var alpha: CGFloat
    /// The displacement of the contents, as by a swipe.
    var shift: CGPoint
    var name: String
  }

  init(_ surface: ViewSurface, tree: DisplayNode) {
    let reader = ViewReader(root: surface.root)
    var names: [ObjectIdentifier: String] = [:]
    for label in reader.labels {
      names[ObjectIdentifier(label)] = "label  " + ElementLine.quoted(label.text ?? "")
    }
    for (view, element) in reader.collectionViews.flatMap({ ViewReader.elementViews(of: $0) }) {
      names[ObjectIdentifier(view)] =
        ([NumberText.column("\(element.name)", width: 14)]
        + element.texts.map(ElementLine.quoted)).joined(separator: " ")
    }
    let screen = CGRect(origin: .zero, size: surface.size)
    var places: [Place] = []
    Self.collect(tree, .identity, alpha: 1, clip: screen, names, &places)
    let sorted = places.enumerated().sorted {
      ($0.element.frame.minY, $0.element.frame.minX, $0.offset)
        < ($1.element.frame.minY, $1.element.frame.minX, $1.offset)
    }
    lines = sorted.map { Self.line($0.element) }
  }

  private static func collect(
    _ node: DisplayNode, _ parent: CGAffineTransform, alpha: CGFloat, clip: CGRect,
    _ names: [ObjectIdentifier: String], _ places: inout [Place]
  ) {
    let transform = node.transform.concatenating(parent)
    let seen = alpha * node.alpha
    let frame = node.bounds.applying(transform)
    if let name = names[node.identity], frame.overlaps(clip) {
      let origin = node.bounds.origin
      places.append(
        Place(
          frame: frame, alpha: seen, shift: CGPoint(x: -origin.x, y: -origin.y), name: name))
    }
    let inner = node.clip.map { clip.intersection($0.rect.applying(transform)) } ?? clip
    guard !inner.isNull, !inner.isEmpty else { return }
    for child in node.children {
      collect(child, transform, alpha: seen, clip: inner, names, &places)
    }
  }

  private static func line(_ place: Place) -> String {
    let frame = place.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      NumberText.column(($0 * 10).rounded() / 10, width: 8)
    }
    var words = [place.name]
    if place.alpha < 1 {
      words.append("alpha \(NumberText.text((place.alpha * 100).rounded() / 100))")
    }
    if place.shift != .zero {
      let (x, y) = (place.shift.x, place.shift.y)
      words.append("inside moved \(text(x)) \(text(y))")
    }
    return numbers.joined() + "  " + words.joined(separator: "  ")
  }

  /// Returns a number rounded to a tenth of a point.
  private static func text(_ value: CGFloat) -> String {
    NumberText.text((value * 10).rounded() / 10)
  }
}
