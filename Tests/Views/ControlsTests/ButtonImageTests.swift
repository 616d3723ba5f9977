// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

import MullionControls

/// Tests of the display of button images in each state.
@MainActor
struct ButtonImageTests {
  private let stage = Stage()
  private let button = UIButton(type: .custom)
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  init() {
    button.setImage(picture, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stage.root.addSubview(button)
    stage.settle()
  }

  private var imageView: UIImageView { button.imageView ?? UIImageView() }

  /// The opacities of black that is drawn over the image.
  private var darkness: [Double] {
    imageView.displayNode().commands.compactMap {
      guard case .imagePart(_, let part) = $0, let tint = part.tint, tint.red == 0 else {
        return nil
      }
      return tint.alpha
    }
  }

  @Test func `an image is darker while the button is held down`() {
    expect(button.adjustsImageWhenHighlighted && darkness.isEmpty)
    button.isHighlighted = true
    expect(darkness.count, equals: 1)
    button.adjustsImageWhenHighlighted = false
    expect(darkness.isEmpty)
    button.adjustsImageWhenHighlighted = true
    button.setImage(picture, for: .highlighted)
    expect(darkness.isEmpty)
  }

  @Test func `an image is fainter while the button can't be used`() {
    expect(imageView.alpha, equals: 1)
    button.isEnabled = false
    expect(imageView.alpha, equals: 0.5)
    button.adjustsImageWhenDisabled = false
    expect(imageView.alpha, equals: 1)
    button.adjustsImageWhenDisabled = true
    button.setImage(picture, for: .disabled)
    expect(imageView.alpha, equals: 1)
  }

  @Test func `a glow is seen in the middle while the button is held down`() throws {
    func glow() -> UIView? { button.subviews.first { $0.layer is CAGradientLayer && !$0.isHidden } }
    button.isHighlighted = true
    expect(glow() == nil)
    button.showsTouchWhenHighlighted = true
    stage.settle()
    expect(try #require(glow()).center, equals: CGPoint(x: 50, y: 20))
    button.isHighlighted = false
    expect(glow() == nil)
  }

  @Test func `symbols are as large as their configuration for the state says`() throws {
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let usual = button.intrinsicContentSize
    let large = UIImage.SymbolConfiguration(pointSize: 60)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    expect(button.preferredSymbolConfigurationForImage(in: .selected), equals: large)
    expect(button.currentPreferredSymbolConfiguration, equals: large)
    expect(button.intrinsicContentSize.height > usual.height * 2)
    let small = UIImage.SymbolConfiguration(pointSize: 10)
    button.setPreferredSymbolConfiguration(small, forImageIn: .selected)
    button.isSelected = true
    expect(button.intrinsicContentSize.height < usual.height)
    button.setPreferredSymbolConfiguration(nil, forImageIn: .selected)
    expect(button.currentPreferredSymbolConfiguration, equals: large)
  }

  @Test func `the subtitle's label is that of the configuration`() throws {
    expect(button.subtitleLabel == nil)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Pay"
    button.configuration = configuration
    expect(button.subtitleLabel == nil)
    configuration.subtitle = "Later"
    button.configuration = configuration
    stage.settle()
    expect(button.subtitleLabel?.text, equals: "Later")
  }
}
