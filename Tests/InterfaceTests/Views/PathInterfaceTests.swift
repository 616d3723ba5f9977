// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// Paths, fonts, tabs and moving layers as applications write them: the file compiles as long as it can be written as for UIKit.
@MainActor
struct PathInterfaceTests {
  @Test func `the points of a path are gathered`() {
    var points: [CGPoint] = []
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2)).cgPath.applyWithBlock { pointer in
      let element = pointer.pointee
      switch element.type {
      case .moveToPoint, .addLineToPoint: points.append(element.points[0])
      case .addQuadCurveToPoint: points.append(element.points[1])
      case .addCurveToPoint: points.append(element.points[2])
      case .closeSubpath: break
      @unknown default: break
      }
    }
    #expect(points.count == 4)
  }

  @Test func `a bubble has round corners and a tinted picture its shape`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 4)
    path.addLine(to: CGPoint(x: 20, y: 0))
    let stroked = path.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 0)
    #expect(!stroked.isEmpty)
    let size = CGSize(width: 10, height: 10)
    let image = UIGraphicsImageRenderer(size: size).image { renderer in
      let context = renderer.cgContext
      context.setAllowsAntialiasing(true)
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      if let mask = UIImage(systemName: "star")?.cgImage {
        context.clip(to: CGRect(origin: .zero, size: size), mask: mask)
      }
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      context.move(to: .zero)
      context.addArc(
        tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 5, y: 5), radius: 2)
    }
    #expect(image.size == size)
    if let data = image.cgImage?.dataProvider?.data as Data? { #expect(!data.isEmpty) }
    let red = UIColor.red.cgColor
    let space = CGColorSpace(name: CGColorSpace.sRGB)
    if let space { #expect(red.converted(to: space, intent: .defaultIntent, options: nil) == red) }
  }

  @Test func `small capitals and digits of one width are asked for`() {
    let body = UIFont.systemFont(ofSize: 17, weight: .semibold, width: .condensed)
    let features: [[UIFontDescriptor.FeatureKey: Int]] = [
      [.type: 37, .selector: 1], [.featureIdentifier: 6, .typeIdentifier: 0],
    ]
    let descriptor = body.fontDescriptor.addingAttributes([
      .featureSettings: features,
      UIFontDescriptor.AttributeName.traits: [
        UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold
      ],
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.pointSize == 17 && descriptor.object(forKey: .size) as? CGFloat == 17)
    #expect(UIFontDescriptor(fontAttributes: [.family: "Courier", .size: 9]).pointSize == 9)
  }

  @Test func `a list of bullets has tabs`() throws {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .left, location: 15, options: [:])]
    style.defaultTabInterval = 15
    style.headIndent = 15
    let text = NSAttributedString(
      string: "•\tone", attributes: [.paragraphStyle: style, .obliqueness: 0.2, .ligature: 0])
    #expect(
      text.boundingRect(
        with: CGSize(width: 200, height: 100),
        options: [.usesLineFragmentOrigin, .usesDeviceMetrics], context: nil
      ).width > 15)
    let plain = try NSAttributedString(
      data: Data("one".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
      documentAttributes: nil)
    #expect(plain.string == "one")
  }

  private final class Inline: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      let own = super.attachmentBounds(
        for: textContainer, proposedLineFragment: lineFrag, glyphPosition: position,
        characterIndex: charIndex)
      return CGRect(x: 0, y: -2, width: own.width / 2, height: own.height / 2)
    }
  }

  private final class Tag: UILabel {
    override func drawText(in rect: CGRect) {
      UIColor.yellow.setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: 4).fill()
      super.drawText(in: rect.inset(by: UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)))
    }
  }

  @Test func `classes say where pictures stand and what is behind texts`() {
    let tag = Tag(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    tag.attributedText = NSAttributedString(
      attachment: Inline(image: UIImage(systemName: "star") ?? UIImage()))
    #expect(tag.intrinsicContentSize.width > 0)
  }

  @Test func `a layer moves along a path`() {
    let layer = CALayer()
    let way = CAKeyframeAnimation(keyPath: "position")
    way.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    way.calculationMode = .paced
    way.rotationMode = .rotateAuto
    way.duration = 2
    way.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
    let turn = CABasicAnimation(keyPath: "transform")
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    (turn.fromValue, turn.toValue, turn.isCumulative) = (0, 2 * CGFloat.pi, true)
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.commit()
    layer.add(way, forKey: "way")
    layer.add(turn, forKey: "turn")
    #expect(layer.animationKeys() == ["way", "turn"])
    let page = CATransition()
    (page.startProgress, page.endProgress) = (0.25, 0.75)
    let view = UIView()
    UIView.transition(with: view, duration: 0.1, options: .transitionCurlUp, animations: {})
    UIView.animateKeyframes(
      withDuration: 0.1, delay: 0, options: [.calculationModeCubicPaced], animations: {})
    UIView.perform(.delete, on: [view], options: [], animations: nil)
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear)
    animator.pausesOnCompletion = true
    #expect(animator.pausesOnCompletion)
  }
}
