// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screenshot of an application, drawn from its colours.
@MainActor
struct StoreShot {
  let app: StoreApp
  let number: Int

  private static let size = CGSize(width: 220, height: 480)
  /// The aspect ratio, width by height.
  static var ratio: CGFloat { size.width / size.height }
  private static var drawn: [String: UIImage] = [:]

  /// The image; drawn once and cached.
  var image: UIImage {
    let key = "\(app.name) \(number)"
    if let image = Self.drawn[key] { return image }
    let image = UIGraphicsImageRenderer(size: Self.size).image { context in
      draw(in: context.cgContext)
    }
    Self.drawn[key] = image
    return image
  }

  private func draw(in context: CGContext) {
    let area = CGRect(origin: .zero, size: Self.size)
    UIColor(hex: number == 1 ? app.bottom : app.top).setFill()
    context.fill(area)
    UIColor(white: 1, alpha: 0.9).setFill()
    rounded(CGRect(x: 20, y: 28, width: [120, 90, 150][number], height: 16))
    UIColor(white: 1, alpha: 0.45).setFill()
    rounded(CGRect(x: 20, y: 54, width: 80, height: 9))
    switch number {
    case 0: drawDial()
    case 1: drawRows()
    default: drawBars()
    }
  }

  /// Draws a dial with an arc.
  private func drawDial() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 35, y: 140, width: 150, height: 150))
    circle.lineWidth = 14
    UIColor(white: 1, alpha: 0.35).setStroke()
    circle.stroke()
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 110, y: 215), radius: 75, startAngle: -.pi / 2, endAngle: .pi * 0.7,
      clockwise: true)
    arc.lineWidth = 14
    arc.lineCapStyle = .round
    UIColor.white.setStroke()
    arc.stroke()
    UIColor(white: 1, alpha: 0.9).setFill()
    rounded(CGRect(x: 60, y: 400, width: 100, height: 36))
  }

  /// Draws a list of cards.
  private func drawRows() {
    for row in 0..<6 {
      let y = 90 + CGFloat(row) * 60
      UIColor(white: 1, alpha: 0.16).setFill()
      rounded(CGRect(x: 16, y: y, width: 188, height: 50), radius: 12)
      UIColor(hex: app.top).setFill()
      rounded(CGRect(x: 26, y: y + 10, width: 30, height: 30))
      UIColor(white: 1, alpha: 0.8).setFill()
      rounded(CGRect(x: 68, y: y + 15, width: [90, 110, 70, 100, 84, 96][row], height: 8))
      UIColor(white: 1, alpha: 0.35).setFill()
      rounded(CGRect(x: 68, y: y + 29, width: [50, 40, 60, 44, 56, 48][row], height: 6))
    }
  }

  /// Draws a bar chart of a week.
  private func drawBars() {
    for (day, height) in [90, 150, 120, 200, 160, 240, 190].enumerated() {
      UIColor(white: 1, alpha: day == 5 ? 1 : 0.45).setFill()
      rounded(
        CGRect(
          x: 18 + CGFloat(day) * 27, y: 420 - CGFloat(height), width: 18, height: CGFloat(height)),
        radius: 6)
    }
  }

  private func rounded(_ rect: CGRect, radius: CGFloat? = nil) {
    UIBezierPath(roundedRect: rect, cornerRadius: radius ?? min(rect.width, rect.height) / 2).fill()
  }
}
