// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree
import UIKit

/// The visual attributes of a view or a layer as text: background colour, border, corners, shadow, and custom
/// drawing.
struct DrawnLook {
  /// The background colour or gradient.
  private var fill: [String] = []
  private var border: String?
  private var corners: String?
  private var shadow: String?
  private var drawing: [String] = []
  /// Whether the fill is opaque, apart from the corners.
  private var isOpaque = false

  /// Creates an empty look.
  init() {}

  /// Creates the look of `commands` in `node`, which represents `layer`.
  ///
  /// `tellsContents`: whether texts, images and drawings among the commands are omitted because they are
  /// listed elsewhere.
  @MainActor
  init(of layer: CALayer, in node: DisplayNode, _ commands: [DrawCommand], tellsContents: Bool) {
    var drawn: [DrawCommand] = []
    for command in commands {
      switch command {
      case .fill(let shape, let color):
        guard shape.rect == node.bounds else { continue }
        fill = [ColorText.text(color)]
        isOpaque = color.alpha >= 1
      case .border(_, let width, let color):
        border = "border \(NumberText.text(width)) \(ColorText.text(color))"
      case .drawing(let drawing):
        if drawing.shadow?.hidesCaster != true { drawn.append(command) }
      case .text, .image, .imagePart: drawn.append(command)
      }
    }
    if let gradient = layer as? CAGradientLayer, !drawn.isEmpty {
      fill += Self.words(of: gradient)
      drawn.removeFirst()
    }
    let isShaped = !fill.isEmpty || border != nil || node.clip != nil
    if layer.cornerRadius > 0, isShaped { corners = Self.corners(of: layer) }
    if layer.shadowOpacity > 0, !layer.masksToBounds, !commands.isEmpty {
      shadow = "shadow \(NumberText.text(layer.shadowRadius))"
    }
    if !tellsContents, !drawn.isEmpty {
      drawing = DrawnTexts(in: drawn).words + ["drawn \(DrawingDigest.text(of: drawn))"]
    }
  }

  /// The words for the attributes; empty if nothing is drawn.
  var words: [String] { fill + [border, corners, shadow].compactMap(\.self) + drawing }

  /// Returns this look on top of `ground`, which has the same size and contains it, or `nil` if they cannot
  /// be merged.
  func on(_ ground: DrawnLook) -> DrawnLook? {
    if words.isEmpty { return ground }
    if ground.words.isEmpty { return self }
    guard border == nil, shadow == nil, drawing.isEmpty, ground.corners == nil || corners == nil,
      fill.isEmpty || ground.isOpaque && ground.corners == nil
    else { return nil }
    var merged = ground
    merged.corners = corners ?? ground.corners
    return merged
  }

  /// Returns the text of a gradient: its colours, and its positions if they differ from the defaults.
  @MainActor
  private static func words(of layer: CAGradientLayer) -> [String] {
    let colors = (layer.colors ?? []).compactMap { $0 as? CGColor }
    var words = ["gradient"] + colors.map { ColorText.text(DisplayColor($0)) }
    if let locations = layer.locations {
      let places = locations.map { NumberText.text(CGFloat($0.doubleValue)) }
      words.append("at " + places.joined(separator: " "))
    }
    if layer.type != .axial { words.append(layer.type.rawValue) }
    let (start, end) = (layer.startPoint, layer.endPoint)
    if start != CGPoint(x: 0.5, y: 0) || end != CGPoint(x: 0.5, y: 1) {
      words.append("from \(NumberText.point(start)) to \(NumberText.point(end))")
    }
    return [words.joined(separator: " ")]
  }

  @MainActor
  private static func corners(of layer: CALayer) -> String {
    let names: [(CACornerMask, String)] = [
      (.layerMinXMinYCorner, "top left"), (.layerMaxXMinYCorner, "top right"),
      (.layerMinXMaxYCorner, "bottom left"), (.layerMaxXMaxYCorner, "bottom right"),
    ]
    let radius = "radius \(NumberText.text(layer.cornerRadius))"
    let rounded = names.filter { layer.maskedCorners.contains($0.0) }.map(\.1)
    return rounded.count == names.count
      ? radius : "\(radius) \(rounded.isEmpty ? "nowhere" : rounded.joined(separator: ", "))"
  }
}
