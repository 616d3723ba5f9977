// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A picture that is generated from a number: hills or dunes under a light, arches, rings or stripes, built
/// only of views with a colour and rounded corners.
final class PictureView: UIView {
  private enum Motif: CaseIterable {
    case hills, arches, rings, stripes, dunes
  }

  private var shapes: [UIView] = []
  private var motif = Motif.hills
  private var variation = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    shapes = (0..<4).map { _ in
      let shape = UIView()
      addSubview(shape)
      return shape
    }
  }

  required init?(coder: NSCoder) {
    fatalError("A picture is made in code.")
  }

  /// Shows the picture with this number, which determines its appearance.
  func show(_ number: Int) {
    let mixed = (UInt64(bitPattern: Int64(number)) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    // Adjacent items in the model differ in colours and motif; only the rest is random.
    let palettes = PicturePalette.all
    let palette = palettes[abs(number &* 4 &+ number / palettes.count) % palettes.count]
    motif = Motif.allCases[abs(number &* 2 &+ number / 7) % Motif.allCases.count]
    variation = Int((mixed >> 54) % 5)
    backgroundColor = palette.ground
    let colors = [palette.light, palette.far, palette.middle, palette.near]
    for (shape, color) in zip(shapes, motif == .rings ? colors.reversed() : colors) {
      shape.backgroundColor = color
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, shape) in shapes.enumerated() {
      let frame = frame(ofShape: index)
      shape.frame = frame
      shape.layer.cornerRadius = motif == .stripes ? 0 : radius(of: frame)
    }
  }

  private func radius(of frame: CGRect) -> CGFloat { min(frame.width, frame.height) / 2 }

  private func frame(ofShape index: Int) -> CGRect {
    switch motif {
    case .hills: hill(index)
    case .arches: arch(index)
    case .rings: ring(index)
    case .stripes: stripe(index)
    case .dunes: dune(index)
    }
  }

  private var shift: CGFloat { CGFloat(variation) / 4 }

  /// Returns the frame of a shape: a light, or one of three round hills, the nearest in front.
  private func hill(_ index: Int) -> CGRect {
    let side = min(bounds.width, bounds.height)
    if index == 0 { return light(side * 0.3, y: 0.24) }
    let width = max(bounds.width, bounds.height) * 1.25
    let x = bounds.width * [0.72, 0.2, 0.62][index - 1] + (shift - 0.5) * side * 0.5
    let y = bounds.height * [0.5, 0.64, 0.8][index - 1]
    return CGRect(x: x - width / 2, y: y, width: width, height: width)
  }

  /// Returns the frame of a shape: a light, or one of three wide dunes that cross the picture.
  private func dune(_ index: Int) -> CGRect {
    let side = min(bounds.width, bounds.height)
    if index == 0 { return light(side * 0.22, y: 0.2) }
    let width = bounds.width * 2.2
    let x = bounds.width * [0.1, 0.95, 0.3][index - 1]
    let y = bounds.height * [0.42, 0.6, 0.78][index - 1] + shift * side * 0.06
    return CGRect(x: x - width / 2, y: y, width: width, height: max(width, bounds.height))
  }

  /// Returns the frame of one of the concentric arches on the lower edge.
  private func arch(_ index: Int) -> CGRect {
    let width = min(bounds.width, bounds.height) * [1.02, 0.78, 0.54, 0.3][index]
    let height = bounds.height * 1.6
    let top = bounds.height - width * 0.5 - bounds.height * (0.12 + 0.16 * shift)
    return CGRect(x: bounds.midX - width / 2, y: top, width: width, height: height)
  }

  /// Returns the frame of one of the rings around a point.
  private func ring(_ index: Int) -> CGRect {
    let width = max(bounds.width, bounds.height) * [1.3, 0.95, 0.62, 0.3][index]
    let center = CGPoint(
      x: bounds.width * (0.25 + 0.5 * shift), y: bounds.height * (0.7 - 0.4 * shift))
    return CGRect(x: center.x - width / 2, y: center.y - width / 2, width: width, height: width)
  }

  /// Returns the frame of one of the horizontal bands of a distant landscape.
  private func stripe(_ index: Int) -> CGRect {
    let tops = [0.3 + 0.1 * shift, 0.42 + 0.06 * shift, 0.6, 0.8]
    let bottoms = [tops[1], tops[2], tops[3], 1]
    let y = (bounds.height * tops[index]).rounded()
    return CGRect(
      x: 0, y: y, width: bounds.width, height: (bounds.height * bottoms[index]).rounded() - y)
  }

  private func light(_ size: CGFloat, y: CGFloat) -> CGRect {
    let x = bounds.width * (0.22 + 0.56 * shift)
    return CGRect(x: x - size / 2, y: bounds.height * y - size / 2, width: size, height: size)
  }
}
