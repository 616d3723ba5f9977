// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for tint colours, symbol effects and layer images compiles.
@MainActor
struct SymbolEffectInterfaceTests {
  @Test func `symbols have effects`() {
    let view = UIImageView(image: UIImage(systemName: "bell"))
    view.tintColor = .tintColor
    view.addSymbolEffect(.bounce)
    view.addSymbolEffect(.bounce.up.byLayer, options: .repeat(2))
    view.addSymbolEffect(.pulse, options: .repeating, animated: true)
    view.addSymbolEffect(.variableColor.iterative.dimInactiveLayers.nonReversing)
    view.addSymbolEffect(.wiggle.clockwise, options: .repeat(.periodic(delay: 0.5)))
    view.addSymbolEffect(.rotate)
    view.addSymbolEffect(.breathe.pulse.wholeSymbol, options: .speed(0.5).nonRepeating)
    view.addSymbolEffect(.scale.up)
    view.addSymbolEffect(.disappear, animated: false) { context in
      if context.isFinished { (context.sender as? UIView)?.isHidden = true }
    }
    view.removeSymbolEffect(ofType: .scale)
    view.removeSymbolEffect(ofType: .bounce, options: .default, animated: false, completion: nil)
    view.removeAllSymbolEffects()
    if let image = UIImage(systemName: "bell.slash") {
      view.setSymbolImage(image, contentTransition: .replace.offUp)
      view.setSymbolImage(image, contentTransition: .automatic, options: .default)
    }
    expect(view.isHidden)
  }

  @Test func `layers scale and turn their pictures`() {
    let layer = CALayer()
    layer.magnificationFilter = .nearest
    layer.minificationFilter = CALayerContentsFilter.trilinear
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    layer.isGeometryFlipped = true
    layer.compositingFilter = "screenBlendMode"
    expect(layer.isGeometryFlipped)
  }

  @Test func `a bitmap is drawn into and read`() {
    let space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
    let context = CGContext(
      data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 8 * 4, space: space,
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
        | CGBitmapInfo.byteOrder32Little.rawValue)
    context?.interpolationQuality = .high
    context?.setFillColor(UIColor.red.cgColor)
    context?.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    let image = context?.makeImage()
    expect(image?.width == 8 && image?.bitsPerComponent == 8)
    expect(image?.bitmapInfo.contains(.byteOrder32Little), equals: true)
  }
}
