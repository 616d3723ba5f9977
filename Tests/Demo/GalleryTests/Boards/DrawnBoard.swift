// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Images and shapes that are sliced, drawn, clipped, and laid out in attributed text.
final class DrawnBoard: Board {
  override func fill() {
    row([
      sized(Cut(checkers(9)), 61.5, 40.3), sized(Cut(checkers(9), isFlipped: true), 40, 40.3),
      sized(stretched(.stretch), 61.5, 40.3), sized(stretched(.tile), 50, 40),
    ])
    row([sized(Bubble(), 120, 48), sized(Masked(), 48, 48), sized(Turned(), 48, 48)])
    wide(label(outlined))
    wide(label(pictured))
    wide(label(tabbed))
    wide(label(leaning))
    let tag = Tag()
    tag.text = "A label on a ground of its own"
    tag.textColor = .black
    row([tag])
  }

  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private var outlined: NSAttributedString {
    let big = UIFont.boldSystemFont(ofSize: 28)
    let text = NSMutableAttributedString(
      string: "Line ",
      attributes: [.font: big, .strokeWidth: 3, .strokeColor: UIColor.systemRed])
    text.append(
      NSAttributedString(
        string: "both",
        attributes: [
          .font: big, .strokeWidth: -3, .strokeColor: UIColor.systemBlue,
          .foregroundColor: UIColor.systemYellow,
        ]))
    return text
  }

  private var pictured: NSAttributedString {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let text = NSMutableAttributedString(
      string: "12 ", attributes: [.font: font, .foregroundColor: UIColor.label])
    let heart = NSMutableAttributedString(
      attachment: NSTextAttachment(image: UIImage(systemName: "heart.fill") ?? UIImage()))
    heart.addAttributes(
      [.foregroundColor: UIColor.systemPink, .font: font],
      range: NSRange(location: 0, length: heart.length))
    text.append(heart)
    let picture = NSTextAttachment(image: checkers(9))
    picture.bounds = CGRect(x: 0, y: -4, width: 18, height: 18)
    text.append(NSAttributedString(string: " and ", attributes: [.font: font]))
    text.append(NSAttributedString(attachment: picture))
    text.append(NSAttributedString(string: " in a line", attributes: [.font: font]))
    return text
  }

  private var tabbed: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.tabStops = [
      NSTextTab(textAlignment: .right, location: 150),
      NSTextTab(textAlignment: .left, location: 170),
    ]
    return NSAttributedString(
      string: "Apples\t1.25\tkg\nQuinces\t12.50\tkg",
      attributes: [
        .font: UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular),
        .foregroundColor: UIColor.label, .paragraphStyle: style,
      ])
  }

  private var leaning: NSAttributedString {
    let font = UIFont.systemFont(ofSize: 17)
    let features: [[UIFontDescriptor.FeatureKey: Int]] = [
      [.type: 11, .selector: 2], [.type: 14, .selector: 4],
    ]
    let parts = font.fontDescriptor.addingAttributes([.featureSettings: features])
    let text = NSMutableAttributedString(
      string: "Leaning, ",
      attributes: [.font: font, .obliqueness: 0.25, .foregroundColor: UIColor.label])
    text.append(
      NSAttributedString(
        string: "slashed 100 of 3/4",
        attributes: [
          .font: UIFont(descriptor: parts, size: 0), .foregroundColor: UIColor.secondaryLabel,
        ]))
    return text
  }

  private func stretched(_ mode: UIImage.ResizingMode) -> UIImageView {
    // Tiles are few where they are large.
    let length: CGFloat = mode == .tile ? 36 : 9
    let caps = UIEdgeInsets(
      top: length / 3, left: length / 3, bottom: length / 3, right: length / 3)
    return UIImageView(
      image: checkers(length).resizableImage(withCapInsets: caps, resizingMode: mode))
  }

  /// Returns an image of nine squares in different colours.
  private func checkers(_ length: CGFloat) -> UIImage {
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemGray5, .systemTeal,
      .systemBlue, .systemIndigo, .systemPurple,
    ]
    let size = CGSize(width: length, height: length)
    return UIGraphicsImageRenderer(size: size).image { context in
      for (index, color) in colors.enumerated() {
        color.setFill()
        context.fill(
          CGRect(
            x: CGFloat(index % 3) * length / 3, y: CGFloat(index / 3) * length / 3,
            width: length / 3, height: length / 3))
      }
    }
  }

  /// A view with an image stretched by `contentsCenter` in a layer; its geometry may be flipped.
  private final class Cut: UIView {
    private let picture = CALayer()

    init(_ image: UIImage, isFlipped: Bool = false) {
      super.init(frame: .zero)
      picture.contents = image.cgImage
      picture.contentsScale = image.scale
      picture.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
      layer.addSublayer(picture)
      layer.isGeometryFlipped = isFlipped
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      picture.frame = bounds.insetBy(dx: 1.3, dy: 1.3).offsetBy(dx: 0, dy: 1)
    }
  }

  /// A view that draws a path with corners rounded by tangent arcs, and a dashed line along it.
  private final class Bubble: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
      let room = bounds.insetBy(dx: 4, dy: 4)
      let path = CGMutablePath()
      path.move(to: CGPoint(x: room.minX, y: room.midY))
      let corners = [
        CGPoint(x: room.minX, y: room.minY), CGPoint(x: room.maxX, y: room.minY),
        CGPoint(x: room.maxX, y: room.maxY), CGPoint(x: room.minX, y: room.maxY),
      ]
      for (index, corner) in corners.enumerated() {
        let next = index == 3 ? CGPoint(x: room.minX, y: room.midY) : corners[index + 1]
        path.addArc(tangent1End: corner, tangent2End: next, radius: index == 3 ? 2 : 14)
      }
      path.closeSubpath()
      UIColor.systemFill.setFill()
      UIBezierPath(cgPath: path).fill()
      UIColor.systemBlue.setFill()
      let dashes = path.copy(dashingWithPhase: 0, lengths: [8, 5])
      UIBezierPath(
        cgPath: dashes.copy(
          strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 10)
      ).fill()
    }
  }

  /// A view that draws a gradient, clipped to a symbol.
  private final class Masked: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext(), let mask = Self.mask(bounds.size).cgImage,
        let gradient = CGGradient(
          colorsSpace: nil,
          colors: [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor] as CFArray,
          locations: nil)
      else { return }
      context.translateBy(x: 0, y: bounds.height)
      context.scaleBy(x: 1, y: -1)
      context.clip(to: bounds, mask: mask)
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
    }

    private static func mask(_ size: CGSize) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { _ in
        UIColor.black.setFill()
        let star = UIBezierPath()
        for corner in 0..<10 {
          let angle = CGFloat(corner) * .pi / 5 - .pi / 2
          let reach = size.width / 2 * (corner % 2 == 0 ? 1 : 0.45)
          let point = CGPoint(
            x: size.width / 2 + reach * CGFloat(cos(Double(angle))),
            y: size.height / 2 + reach * CGFloat(sin(Double(angle))))
          if corner == 0 { star.move(to: point) } else { star.addLine(to: point) }
        }
        star.close()
        star.fill()
      }
    }
  }

  /// A view that draws two rings, the reversed one of which is a hole.
  private final class Turned: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
      let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4))
      ring.append(UIBezierPath(ovalIn: bounds.insetBy(dx: 14, dy: 14)).reversing())
      UIColor.systemGreen.setFill()
      ring.fill()
    }
  }

  private final class Tag: UILabel {
    private let sides = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)

    override var intrinsicContentSize: CGSize {
      let own = super.intrinsicContentSize
      return CGSize(width: own.width + 20, height: own.height + 8)
    }

    override func drawText(in rect: CGRect) {
      UIColor.systemYellow.setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: 8).fill()
      super.drawText(in: rect.inset(by: sides))
    }
  }
}
