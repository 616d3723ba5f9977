// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

/// Tests of the appearance of buttons with a configuration.
@MainActor
struct ButtonConfigurationTests {
  private func laidOut(_ configuration: UIButton.Configuration, width: CGFloat = 200) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    let stage = Stage()
    stage.root.addSubview(button)
    stage.wait(0.1)
    return button
  }

  @Test func `a title keeps the insets of its size around it`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    let label = try #require(button.titleLabel)
    let text = label.sizeThatFits(.zero)
    expect(label.text, equals: "Go")
    expect(button.intrinsicContentSize.width, equals: text.width + 24)
    expect(button.intrinsicContentSize.height, equals: text.height + 14)
    button.configuration?.buttonSize = .large
    expect(button.configuration?.contentInsets.top, equals: 15)
    button.configuration?.contentInsets.top = 3
    button.configuration?.buttonSize = .small
    expect(button.configuration?.contentInsets.top, equals: 3)
  }

  @Test(arguments: [
    (UIButton.Configuration.Size.medium, 103.0 / 3), (.large, 151.0 / 3),
  ])
  func `a configured button is as high as its title, to a pixel`(
    size: UIButton.Configuration.Size, height: Double
  ) throws {
    let stage = Stage()
    stage.surface.traits = UITraitCollection(traitsFrom: [
      stage.surface.traits, UITraitCollection(displayScale: 3),
    ])
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.buttonSize = size
    let button = UIButton(configuration: configuration)
    stage.root.addSubview(button)
    stage.wait(0.1)
    expect(abs(button.intrinsicContentSize.height - height) < 0.01)
  }

  @Test
  func `the title label has the font that is laid out, and its own again without a configuration`()
    throws
  {
    let button = UIButton(type: .custom)
    let label = try #require(button.titleLabel)
    let own = label.font
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    button.configuration = configuration
    expect(label.font.pointSize, equals: 17)
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.uiKit.font = .systemFont(ofSize: 23)
      return outgoing
    }
    button.configuration = configuration
    _ = button.intrinsicContentSize
    button.layoutIfNeeded()
    expect(label.font.pointSize, equals: 23)
    button.configuration = nil
    expect(label.font, equals: own)
  }

  @Test func `a picture stands at the side that is asked for`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Share"
    configuration.image = UIImage(systemName: "star")
    configuration.imagePadding = 8
    for (edge, isBefore) in [(NSDirectionalRectEdge.leading, true), (.trailing, false)] {
      configuration.imagePlacement = edge
      let button = laidOut(configuration)
      let picture = try #require(button.imageView).frame
      let label = try #require(button.titleLabel).frame
      expect(isBefore ? picture.maxX + 8 == label.minX : label.maxX + 8 == picture.minX)
    }
    configuration.imagePlacement = .top
    let button = laidOut(configuration)
    let picture = try #require(button.imageView).frame
    let label = try #require(button.titleLabel).frame
    expect(picture.maxY <= label.minY && abs(picture.midX - label.midX) <= 1)
  }

  @Test func `colours follow the kind and the state`() {
    let button = UIButton(configuration: .filled())
    button.tintColor = .systemRed
    let normal = button.configuration?.updated(for: button)
    expect(normal?.baseForegroundColor, equals: .white)
    expect(normal?.background.backgroundColor, equals: .systemRed)
    button.isEnabled = false
    let disabled = button.configuration?.updated(for: button)
    expect(disabled?.baseForegroundColor, equals: .tertiaryLabel)
    button.configuration = .filled()
    button.configuration?.baseBackgroundColor = .systemGreen
    button.isEnabled = true
    expect(
      button.configuration?.updated(for: button).background.backgroundColor, equals: .systemGreen)
  }

  @Test func `the handler hears of every change of state`() {
    let stage = Stage()
    let button = UIButton(configuration: .plain())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    stage.root.addSubview(button)
    stage.wait(0.1)
    expect(button.titleLabel?.text, equals: "Off")
    button.isSelected = true
    stage.wait(0.1)
    expect(button.titleLabel?.text, equals: "On")
  }

  @Test func `a transformer changes the title's font`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Big"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = UIFont.systemFont(ofSize: 40)
      return attributes
    }
    let button = UIButton(configuration: configuration)
    expect(button.intrinsicContentSize.height > 50)
  }

  @Test func `a wheel turns in the picture's place`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Wait"
    let plain = UIButton(configuration: configuration).intrinsicContentSize.width
    configuration.showsActivityIndicator = true
    let button = UIButton(configuration: configuration)
    expect(button.intrinsicContentSize.width, equals: plain + 20)
    button.configuration = nil
    expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
  }
}
