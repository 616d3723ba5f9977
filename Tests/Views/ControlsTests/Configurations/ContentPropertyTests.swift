// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

/// Tests of the text, image, button and shadow properties of configurations.
@MainActor
@Suite("Properties of content")
struct ContentPropertyTests {
  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  private func picture(_ view: UIView) -> UIImageView? {
    view.subviews.compactMap { $0 as? UIImageView }.first
  }

  private func shown(_ content: some UIContentConfiguration, width: CGFloat = 320) -> UIView {
    let view = content.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    view.layoutIfNeeded()
    return view
  }

  @Test func `the letters of a row are changed as its text says`() {
    func text(_ transform: UIListContentConfiguration.TextProperties.TextTransform) -> String? {
      var content = UIListContentConfiguration.cell()
      content.text = "two Words"
      content.textProperties.transform = transform
      return labels(shown(content)).first?.text
    }
    expect(UIListContentConfiguration.cell().textProperties.transform, equals: .none)
    expect(text(.none) == "two Words" && text(.uppercase) == "TWO WORDS")
    expect(text(.lowercase) == "two words" && text(.capitalized) == "Two Words")
  }

  @Test func `the lines of a row stand where its text says`() {
    func alignment(
      _ alignment: UIListContentConfiguration.TextProperties.TextAlignment
    ) -> NSTextAlignment? {
      var content = UIListContentConfiguration.cell()
      content.text = "text"
      content.textProperties.alignment = alignment
      return labels(shown(content)).first?.textAlignment
    }
    expect(UIListContentConfiguration.cell().textProperties.alignment, equals: .natural)
    expect(alignment(.natural) == .natural && alignment(.center) == .center)
    expect(alignment(.justified), equals: .justified)
  }

  @Test func `a row's text has the font, colour and lines that are asked for`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "text"
    var properties: UIListContentConfiguration.TextProperties = content.textProperties
    expect(properties.font, equals: .preferredFont(forTextStyle: .body))
    expect(properties.lineBreakMode == .byTruncatingTail && properties.numberOfLines == 0)
    expect(properties.adjustsFontForContentSizeCategory && properties.resolvedColor() == .label)
    properties.font = .systemFont(ofSize: 9)
    properties.color = .red
    properties.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    properties.numberOfLines = 3
    properties.lineBreakMode = .byTruncatingHead
    properties.adjustsFontSizeToFitWidth = true
    properties.minimumScaleFactor = 0.7
    expect(properties.resolvedColor(), equals: UIColor.red.withAlphaComponent(0.5))
    content.textProperties = properties
    let label = try #require(labels(shown(content)).first)
    expect(label.font.pointSize == 9 && label.numberOfLines == 3)
    expect(label.textColor, equals: UIColor.red.withAlphaComponent(0.5))
    expect(label.lineBreakMode == .byTruncatingHead && label.adjustsFontSizeToFitWidth)
    expect(label.minimumScaleFactor, equals: 0.7)
  }

  @Test func `a row's picture is tinted, rounded, outlined and kept small`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "text"
    content.image = UIImage(systemName: "star")
    var properties: UIListContentConfiguration.ImageProperties = content.imageProperties
    expect(properties.tintColor == nil && properties.maximumSize == .zero)
    expect(properties.resolvedTintColor(for: .green), equals: .green)
    expect(properties.resolvedStrokeColor(for: .green) == .green && properties.strokeWidth == 0)
    properties.tintColor = .red
    properties.tintColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    properties.cornerRadius = 4
    properties.strokeColor = .blue
    properties.strokeWidth = 2
    properties.maximumSize = CGSize(width: 8, height: 0)
    expect(properties.resolvedTintColor(for: .green), equals: UIColor.red.withAlphaComponent(0.5))
    expect(properties.resolvedStrokeColor(for: .green), equals: .blue)
    content.imageProperties = properties
    let view = try #require(picture(shown(content)))
    expect(view.tintColor, equals: UIColor.red.withAlphaComponent(0.5))
    expect(view.layer.cornerRadius == 4 && view.clipsToBounds)
    expect(view.layer.borderWidth == 2 && view.layer.borderColor == UIColor.blue.cgColor)
    expect(view.frame.width <= 8)
  }

  @Test func `pictures of rows stand in the middle of the room that is kept for them`() throws {
    func text(_ reserved: CGFloat) throws -> CGFloat {
      var content = UIListContentConfiguration.cell()
      content.text = "text"
      content.image = UIImage(systemName: "star")
      content.imageProperties.reservedLayoutSize.width = reserved
      return try #require(labels(shown(content)).first).frame.minX
    }
    expect(try text(60) == text(80) - 20)
    expect(UIListContentConfiguration.ImageProperties.standardDimension < 0)
    let standard = try text(UIListContentConfiguration.ImageProperties.standardDimension)
    expect(try standard > 0 && standard < text(80))
  }

  @Test func `the place of what is missing shows texts and a picture as they are described`() throws
  {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "star")
    content.text = "Nothing"
    content.secondaryText = "here"
    var texts: UIContentUnavailableConfiguration.TextProperties = content.textProperties
    expect(texts.numberOfLines == 0 && texts.lineBreakMode == .byTruncatingTail)
    expect(texts.color == .label && content.secondaryTextProperties.color == .secondaryLabel)
    texts.font = .systemFont(ofSize: 40)
    texts.color = .red
    texts.numberOfLines = 2
    content.textProperties = texts
    var image: UIContentUnavailableConfiguration.ImageProperties = content.imageProperties
    expect(image.tintColor == .secondaryLabel && image.cornerRadius == 0)
    image.tintColor = .green
    image.cornerRadius = 3
    image.maximumSize = CGSize(width: 10, height: 10)
    content.imageProperties = image
    let view = shown(content)
    let label = try #require(labels(view).first)
    expect(label.font.pointSize == 40 && label.textColor == .red && label.numberOfLines == 2)
    expect(labels(view).last?.textColor, equals: .secondaryLabel)
    let star = try #require(picture(view))
    expect(star.tintColor == .green && star.layer.cornerRadius == 3)
    expect(max(star.frame.width, star.frame.height), equals: 10)
  }

  @Test func `what is missing stands in the middle, or where reading begins`() throws {
    func frame(
      _ alignment: UIContentUnavailableConfiguration.Alignment, isMirrored: Bool = false
    ) throws -> CGRect {
      var content = UIContentUnavailableConfiguration.empty()
      content.text = "Nothing"
      content.alignment = alignment
      let view = content.makeContentView()
      view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      view.layoutIfNeeded()
      return try #require(labels(view).first).frame
    }
    expect(UIContentUnavailableConfiguration.empty().alignment, equals: .center)
    let middle = try frame(.center)
    expect(abs(middle.midX - 150) <= 0.5 && abs(middle.midY - 150) <= 0.5)
    expect(try frame(.natural).origin, equals: CGPoint(x: 16, y: 8))
    expect(try frame(.natural, isMirrored: true).maxX, equals: 284)
  }

  @Test func `the button of what is missing does what it is told, for what it is told`() throws {
    var presses = 0
    var content = UIContentUnavailableConfiguration.empty()
    content.button.title = "Retry"
    var properties: UIContentUnavailableConfiguration.ButtonProperties = content.buttonProperties
    expect(properties.isEnabled && properties.role == .normal && properties.menu == nil)
    properties.primaryAction = UIAction { _ in presses += 1 }
    properties.role = .destructive
    content.buttonProperties = properties
    func button() throws -> UIButton {
      let views: [UIButton] = shown(content).subviews.compactMap { $0 as? UIButton }
      return try #require(views.first { !$0.isHidden })
    }
    let retry = try button()
    retry.sendActions(for: .primaryActionTriggered)
    expect(presses == 1 && retry.role == .destructive && !retry.showsMenuAsPrimaryAction)
    content.buttonProperties.isEnabled = false
    expect(try !button().isEnabled)
    content.buttonProperties.primaryAction = nil
    content.buttonProperties.menu = UIMenu(children: [UIAction(title: "Later") { _ in }])
    let menu = try button()
    expect(menu.menu?.children.map(\.title) == ["Later"] && menu.showsMenuAsPrimaryAction)
  }

  @Test func `content keeps clear of the margins around it along the axes that are named`() {
    func left(_ axes: UIAxis) -> CGPoint {
      var content = UIListContentConfiguration.cell()
      content.text = "text"
      content.directionalLayoutMargins = .zero
      content.axesPreservingSuperviewLayoutMargins = axes
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      outer.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 0)
      let view = content.makeContentView()
      view.frame = outer.bounds
      outer.addSubview(view)
      view.layoutIfNeeded()
      return labels(view).first?.frame.origin ?? .zero
    }
    let none = left([])
    expect(none.x, equals: 0)
    expect(left(UIAxis.horizontal).x == 40 && left(.horizontal).y == none.y)
    expect(left(.vertical).x == 0 && left(.vertical).y > none.y)
    expect(left(.both), equals: CGPoint(x: left(.horizontal).x, y: left(.vertical).y))
    expect(UIAxis.both == [.horizontal, .vertical] && UIAxis.vertical.rawValue == 2)
  }

  @Test func `a background casts the shadow that is described, and none by itself`() throws {
    var ground = UIBackgroundConfiguration.clear()
    var shadow: UIShadowProperties = ground.shadowProperties
    expect(shadow.opacity == 0 && shadow.radius == 3 && shadow.color == .black)
    expect(shadow.offset == CGSize(width: 0, height: -3) && shadow.path == nil)
    shadow.color = .red
    shadow.opacity = 0.5
    shadow.radius = 7
    shadow.offset = CGSize(width: 1, height: 2)
    ground.shadowProperties = shadow
    var configuration = UIButton.Configuration.plain()
    configuration.background = ground
    let button = UIButton(configuration: configuration)
    let layer = try #require(button.subviews.first?.layer)
    expect(layer.shadowOpacity == 0.5 && layer.shadowRadius == 7)
    expect(layer.shadowOffset, equals: CGSize(width: 1, height: 2))
    expect(layer.shadowColor == UIColor.red.cgColor && layer.shadowPath == nil)
    button.configuration?.background.shadowProperties.path = UIBezierPath(
      rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    expect(layer.shadowPath != nil)
  }

  @Test func `a cell that is dragged or dropped on has a state of its own`() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    expect(state.cellDragState, equals: UICellConfigurationState.DragState.none)
    expect(state.cellDropState, equals: UICellConfigurationState.DropState.none)
    let plain = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    let drops: [UICellConfigurationState.DropState] = [.notTargeted, .targeted]
    let grounds = drops.map { drop in
      state.cellDropState = drop
      return UIBackgroundConfiguration.listPlainCell().updated(for: state)
    }
    expect(grounds[0] == plain && grounds[1] != plain)
    let words = state.description
    state.cellDragState = UICellConfigurationState.DragState.dragging
    expect(words.contains("targeted") && state.description.contains("dragging"))
  }
}
