// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

/// Tests that UIKit code for paths, fonts, tabs and layer animations compiles.
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
    expect(points.count, equals: 4)
  }

  @Test func `a bubble has round corners and a tinted picture its shape`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 4)
    path.addLine(to: CGPoint(x: 20, y: 0))
    let stroked = path.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 0)
    expect(!stroked.isEmpty)
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
    expect(image.size, equals: size)
    if let data = image.cgImage?.dataProvider?.data as Data? { expect(!data.isEmpty) }
    let red = UIColor.red.cgColor
    let space = CGColorSpace(name: CGColorSpace.sRGB)
    if let space {
      expect(red.converted(to: space, intent: .defaultIntent, options: nil), equals: red)
    }
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
    expect(font.pointSize == 17 && descriptor.object(forKey: .size) as? CGFloat == 17)
    expect(UIFontDescriptor(fontAttributes: [.family: "Courier", .size: 9]).pointSize, equals: 9)
  }

  @Test func `a list of bullets has tabs`() throws {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .left, location: 15, options: [:])]
    style.defaultTabInterval = 15
    style.headIndent = 15
    let text = NSAttributedString(
      string: "•\tone", attributes: [.paragraphStyle: style, .obliqueness: 0.2, .ligature: 0])
    expect(
      text.boundingRect(
        with: CGSize(width: 200, height: 100),
        options: [.usesLineFragmentOrigin, .usesDeviceMetrics], context: nil
      ).width > 15)
    let plain = try NSAttributedString(
      data: Data("one".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
      documentAttributes: nil)
    expect(plain.string, equals: "one")
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
    expect(tag.intrinsicContentSize.width > 0)
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
    expect(layer.animationKeys(), equals: ["way", "turn"])
    let page = CATransition()
    (page.startProgress, page.endProgress) = (0.25, 0.75)
    let view = UIView()
    UIView.transition(with: view, duration: 0.1, options: .transitionCurlUp, animations: {})
    UIView.animateKeyframes(
      withDuration: 0.1, delay: 0, options: [.calculationModeCubicPaced], animations: {})
    UIView.perform(.delete, on: [view], options: [], animations: nil)
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear)
    animator.pausesOnCompletion = true
    expect(animator.pausesOnCompletion)
  }

  @Test func `paths are put together`() {
    let one = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let other = UIBezierPath(rect: CGRect(x: 5, y: 0, width: 10, height: 10)).cgPath
    let all = [
      one.union(other), one.intersection(other, using: .evenOdd), one.subtracting(other),
      one.symmetricDifference(other), one.lineIntersection(other), one.lineSubtracting(other),
      one.normalized(), one.flattened(threshold: 0.5),
    ]
    expect(all.allSatisfy { !$0.isEmpty } && one.intersects(other))
    expect(one.componentsSeparated(using: .winding).count, equals: 1)
  }

  private final class Outlined: UILabel {
    override func drawText(in rect: CGRect) {
      let context = UIGraphicsGetCurrentContext()
      context?.setLineWidth(2)
      context?.setLineJoin(.round)
      context?.setTextDrawingMode(.stroke)
      super.drawText(in: rect)
    }
  }

  @Test func `shapes are filled with patterns and letters are lines`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    let image = renderer.image { renderer in
      var callbacks = CGPatternCallbacks(
        version: 0,
        drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) },
        releaseInfo: nil)
      let pattern = CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: .identity, xStep: 2,
        yStep: 2, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
      if let pattern, let space = CGColorSpace(patternBaseSpace: nil) {
        renderer.cgContext.setFillColorSpace(space)
        renderer.cgContext.setPatternPhase(CGSize(width: 1, height: 0))
        renderer.cgContext.setFillPattern(pattern, colorComponents: [1])
      }
      renderer.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIImage.checkmark.drawAsPattern(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let label = Outlined()
    label.text = "a"
    let symbols: [UIImage] = [.actions, .add, .remove, .checkmark, .strokedCheckmark]
    expect(image.size.width == 10 && symbols.allSatisfy { $0.isSymbolImage })
    // Nothing here paints pixels.
    _ = image.cgImage.flatMap { $0.masking($0) }
    _ = image.cgImage?.copy(maskingColorComponents: [0, 1, 0, 1, 0, 1])
    let coded: any NSSecureCoding = image
    expect(type(of: coded).supportsSecureCoding)
  }

  @Test func `texts are checked, looked up, kept as documents`() throws {
    let checker = UITextChecker()
    let range = checker.rangeOfMisspelledWord(
      in: "word", range: NSRange(0..<4), startingAt: 0, wrap: false,
      language: UITextChecker.availableLanguages.first ?? "en_US")
    expect(range.location == NSNotFound || range.length > 0)
    let text = NSAttributedString(string: "one", attributes: [.kern: 2])
    let data = try text.data(
      from: NSRange(location: 0, length: 3),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    let read = try NSAttributedString(
      data: data, options: [.documentType: NSAttributedString.DocumentType.rtf],
      documentAttributes: nil)
    expect(read.string, equals: "one")
    expect(UIReferenceLibraryViewController(term: "one").title == nil)
    let provider = NSItemProvider()
    provider.previewImageHandler = { take, _, _ in take(UIImage(), nil) }
    provider.loadPreviewImage(options: nil) { _, _ in }
    expect(NSItemProviderPreferredImageSizeKey.isEmpty, equals: false)
  }
}
