// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing

/// Tests of list content configurations, and of their updates for states.
@MainActor
struct ListContentTests {
  private var state: UICellConfigurationState {
    UICellConfigurationState(traitCollection: UITraitCollection())
  }

  private func lengths(_ content: UIListContentConfiguration) -> [CGFloat] {
    let margins = content.directionalLayoutMargins
    return [
      margins.top, margins.leading, margins.bottom, margins.trailing,
      content.imageToTextPadding, content.textToSecondaryTextHorizontalPadding,
      content.textToSecondaryTextVerticalPadding, content.textProperties.font.pointSize,
      content.secondaryTextProperties.font.pointSize,
      CGFloat(content.textProperties.numberOfLines), content.textProperties.minimumScaleFactor,
    ]
  }

  @Test func `presets of the newest system have the recorded lengths`() {
    let newest = UITraitCollection { $0[DesignGenerationTrait.self] = .iOS26 }
    AmbientDisplay.$scoped.withValue(AmbientDisplay(traits: newest)) {
      expect(lengths(.cell()), equals: [15, 16, 15, 8, 16, 8, 4, 17, 15, 0, 0])
      expect(lengths(.subtitleCell()), equals: [15, 16, 15, 8, 16, 8, 0, 17, 15, 0, 0])
      expect(lengths(.valueCell()), equals: [15, 16, 15, 8, 16, 8, 4, 17, 17, 0, 0])
      expect(lengths(.plainHeader()), equals: [10, 8, 10, 8, 16, 8, 4, 17, 17, 0, 0])
      expect(lengths(.groupedHeader()), equals: lengths(.plainHeader()))
      expect(lengths(.groupedFooter()), equals: [8, 8, 6, 8, 16, 8, 4, 13, 13, 0, 0])
      expect(lengths(.sidebarCell()), equals: [11, 8, 11, 8, 10, 8, 4, 17, 13, 1, 0.9])
      expect(
        lengths(.accompaniedSidebarSubtitleCell()), equals: [4, 8, 4, 8, 10, 8, 0, 17, 13, 1, 0.9])
      expect(lengths(.sidebarHeader()), equals: [11, 8, 11, 8, 10, 8, 4, 17, 13, 1, 0.9])
      expect(UIBackgroundConfiguration.listSidebarCell().cornerRadius, equals: 26)
    }
    expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
  }

  @Test func `presets of iOS 17 have its lengths, and none of the newest system`() {
    expect(lengths(.cell()), equals: [11, 16, 11, 8, 16, 8, 4, 17, 15, 0, 0])
    expect(lengths(.plainHeader()), equals: [3.5, 8, 4, 8, 16, 8, 4, 17, 17, 0, 0])
    expect(lengths(.groupedHeader()), equals: [16, 8, 6.5, 8, 16, 8, 4, 13, 17, 0, 0])
    expect(UIListContentConfiguration.groupedHeader().textProperties.transform, equals: .uppercase)
    expect(UIBackgroundConfiguration.listSidebarCell().cornerRadius, equals: 10)
  }

  @Test func `a row of one line is 44 points high, and grows with its text`() {
    var content = UIListContentConfiguration.cell()
    content.text = "one line"
    let view = content.makeContentView()
    expect(view.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height, equals: 44)
    content.secondaryText = "another"
    let taller = content.makeContentView()
    expect(taller.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height > 44)
  }

  @Test func `what the application set survives states`() {
    var state = state
    state.isDisabled = true
    var content = UIListContentConfiguration.cell()
    content.textProperties.color = .red
    let updated = content.updated(for: state)
    expect(updated.textProperties.color, equals: .red)
    expect(updated.secondaryTextProperties.color, equals: .quaternaryLabel)
    expect(updated.updated(for: self.state), equals: content)
  }

  @Test func `a selected sidebar row is medium`() {
    var state = state
    state.isSelected = true
    let plain = UIListContentConfiguration.sidebarCell()
    let selected = plain.updated(for: state)
    expect(selected.textProperties.font != plain.textProperties.font)
    expect(selected.textProperties.font.pointSize, equals: 17)
    expect(UIListContentConfiguration.cell().updated(for: state), equals: .cell())
  }

  @Test func `transformers make the colour that shows`() {
    var content = UIListContentConfiguration.cell()
    content.textProperties.color = .red
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .blue }
    expect(content.textProperties.resolvedColor(), equals: .blue)
    let gray = UIConfigurationColorTransformer.grayscale(UIColor.white.withAlphaComponent(0.5))
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    expect(gray.getWhite(&white, alpha: &alpha))
    expect(abs(white - 1) < 1e-9 && alpha == 0.5)
    expect(content, equals: content)
    var other = content
    other.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .blue }
    expect(other != content)
  }

  @Test func `states compare and name what is true`() {
    var one = state
    one.isSelected = true
    one[UIConfigurationStateCustomKey("app.archived")] = true
    var other = one
    expect(one, equals: other)
    expect(one[UIConfigurationStateCustomKey("app.archived")], equals: AnyHashable(true))
    expect(one.description, equals: "cell state: selected; custom: app.archived = true")
    other[UIConfigurationStateCustomKey("app.archived")] = nil
    expect(one != other)
    expect(
      UIViewConfigurationState(traitCollection: UITraitCollection()).description,
      equals: "view state: normal")
  }

  @Test func `values stand beside texts while there is room for both`() throws {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Language"
    content.secondaryText = "Latin"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    view.layoutIfNeeded()
    let text = try #require(view.textLayoutGuide).layoutFrame
    let value = try #require(view.secondaryTextLayoutGuide).layoutFrame
    expect(text.minX, equals: 16)
    expect(value.maxX, equals: 292)
    expect(text.midY, equals: value.midY)
    view.frame.size = CGSize(width: 100, height: 90)
    view.layoutIfNeeded()
    let below = try #require(view.secondaryTextLayoutGuide).layoutFrame
    expect(below.minX, equals: 16)
    expect(below.minY >= (view.textLayoutGuide?.layoutFrame.maxY ?? 0))
    expect(view.imageLayoutGuide == nil)
  }

  @Test func `a row in a stack is as high as its lines`() {
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "word ", count: 40)
    let view = UIListContentView(configuration: content)
    let wide = view.sizeThatFits(CGSize(width: 1000, height: 0)).height
    let narrow = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    expect(narrow > wide)
    let holder = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      view.topAnchor.constraint(equalTo: holder.topAnchor),
      view.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
    ])
    let fitted = holder.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expect(fitted, equals: CGSize(width: 200, height: narrow))
  }

  @Test func `backgrounds keep what the application set`() {
    var state = state
    state.isSelected = true
    let cell = UIBackgroundConfiguration.listGroupedCell()
    expect(cell.updated(for: state).backgroundColor, equals: .systemGray4)
    var own = cell
    own.backgroundColor = nil
    expect(own.updated(for: state).backgroundColor == nil)
    expect(own.resolvedBackgroundColor(for: .red), equals: .red)
    expect(UIBackgroundConfiguration.listSidebarCell().cornerRadius, equals: 10)
    expect(UIBackgroundConfiguration.clear().resolvedBackgroundColor(for: .red), equals: .clear)
  }
}
