// SPDX-License-Identifier: Apache-2.0

import RandomTesting

/// A generator of random layouts with one feature or with many.
struct NaiveGenerator {
  enum Feature: CaseIterable {
    case fractions, estimates, uniform, nesting, shared, repeated, custom, spacing, flexible
    case edges, flexibleEdges, insets, badges, boundary, offsets, pinning, background
    case sectionSpacing, orthogonal, sideways, rightToLeft, layoutBoundary, groupSpacing
    case safeArea, references, legacy
  }

  private var random: SeededGenerator
  private var features: Set<Feature>

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let all = Feature.allCases
    let alone = all[Int.random(in: all.indices, using: &random)]
    if seed % 4 == 0 {
      features = [alone]
    } else {
      let share = [20, 50, 80][Int(seed % 3)]
      var chosen: Set<Feature> = []
      for feature in all where Int.random(in: 0..<100, using: &random) < share {
        chosen.insert(feature)
      }
      features = chosen
    }
  }

  // MARK: Choices

  private mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
  private mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(whole(range)) + (whole(0...9) == 0 ? 0.3 : 0)
  }
  private mutating func pick<T>(_ values: [T]) -> T { values[whole(0...(values.count - 1))] }
  private mutating func has(_ feature: Feature, _ percent: Int = 50) -> Bool {
    features.contains(feature) && whole(0...99) < percent
  }

  // MARK: The whole

  mutating func layout() -> NaiveLayout {
    var layout = NaiveLayout(
      view: [pick([320, 375, 393, 301, 414]), pick([480, 667, 333])],
      scale: pick([1, 2, 3]), sections: [])
    if features.contains(.sideways) { layout.axis = 0 }
    layout.isLegacy = features.contains(.legacy) && whole(0...1) == 0
    clear(&layout)
    layout.isRightToLeft = features.contains(.rightToLeft)
    layout.sectionSpacing = features.contains(.sectionSpacing) ? number(-3...20) : 0
    if has(.layoutBoundary, 70) { layout.boundary = [boundary("top"), boundary("end")] }
    for _ in 0..<whole(1...3) { layout.sections.append(section()) }
    measure(&layout)
    if features.contains(.pinning) {
      layout.visible = ([number(0...60), number(-40...500)], layout.view)
    }
    return layout
  }

  /// Sets random safe area, margin and readable insets, and sometimes the inset reference.
  private mutating func clear(_ layout: inout NaiveLayout) {
    guard features.contains(.safeArea) else { return }
    layout.safeArea = sides(0...50)
    layout.margins = sides(0...30)
    layout.readable = sides(0...70)
    if has(.references, 60) { layout.reference = pick(NaiveLayout.Reference.allCases) }
  }

  private mutating func sides(_ range: ClosedRange<Int>) -> NaiveLayout.Insets {
    NaiveLayout.Insets(
      before: [number(range), number(range)], after: [number(range), number(range)])
  }

  private mutating func measure(_ layout: inout NaiveLayout) {
    guard features.contains(.estimates) || features.contains(.uniform) else { return }
    for item in layout.boundary.indices where whole(0...1) == 0 {
      layout.boundaryMeasurements.append(
        NaiveLayout.Measurement(section: -1, item: item, size: [number(10...300), number(5...80)]))
    }
    for section in layout.sections.indices where layout.sections[section].count > 0 {
      for _ in 0..<whole(0...6) {
        layout.measurements.append(
          NaiveLayout.Measurement(
            section: section, item: whole(0...(layout.sections[section].count - 1)),
            size: [number(3...200), number(3...120)]))
      }
      for item in layout.sections[section].boundary.indices where whole(0...2) == 0 {
        layout.boundaryMeasurements.append(
          NaiveLayout.Measurement(
            section: section, item: item, size: [number(10...300), number(5...80)]))
      }
    }
  }

  private mutating func section() -> NaiveLayout.Section {
    var section = NaiveLayout.Section(group: group(depth: 2, isTop: true), count: whole(0...17))
    section.insets = insets()
    section.spacing = features.contains(.groupSpacing) ? number(0...15) : 0
    if has(.boundary, 80) { section.boundary.append(boundary("header")) }
    if has(.boundary, 60) { section.boundary.append(boundary("footer")) }
    section.followsInsets = whole(0...3) > 0
    if has(.background, 70) { section.background = insets() }
    if has(.orthogonal, 60) {
      section.scrolling = pick([
        .continuous, .groupLeading, .paging, .groupPaging, .groupPagingCentered,
      ])
    }
    if has(.references, 40) { section.reference = pick(NaiveLayout.Reference.allCases) }
    if has(.references, 40) {
      section.supplementaryReference = pick(NaiveLayout.Reference.allCases)
    }
    return section
  }

  private mutating func boundary(_ kind: String) -> NaiveLayout.Boundary {
    var item = NaiveLayout.Boundary(
      kind: kind, size: [dimension(0), dimension(1)],
      sides: [whole(-1...1), kind == "header" ? -1 : whole(-1...1)])
    if features.contains(.offsets) { item.offset = [number(-9...9), number(-9...9)] }
    item.extends = whole(0...3) > 0
    item.insets = insets()
    item.pins = has(.pinning, 80)
    return item
  }

  // MARK: Items and groups

  private mutating func insets() -> NaiveLayout.Insets {
    guard has(.insets, 60) else { return NaiveLayout.Insets() }
    return NaiveLayout.Insets(
      before: [number(0...9), number(0...9)], after: [number(0...9), number(0...9)])
  }

  private mutating func dimension(_ axis: Int) -> NaiveLayout.Dimension {
    if has(.estimates, 40) { return .init(kind: .estimated, value: number(10...70)) }
    if has(.uniform, 40) { return .init(kind: .uniform, value: number(10...70)) }
    if has(.fractions, 70) {
      return .init(
        kind: whole(0...3) == 0 ? .fractionalHeight : .fractionalWidth,
        value: pick([0.25, 1.0 / 3, 0.5, 0.3, 0.9, 1, 0.1, 1.2]))
    }
    return .init(kind: .absolute, value: number(8...(axis == 0 ? 120 : 70)))
  }

  private mutating func gap(_ feature: NaiveGenerator.Feature) -> NaiveLayout.Gap {
    NaiveLayout.Gap(value: number(0...12), isFlexible: has(feature, 50))
  }

  private mutating func item(depth: Int) -> NaiveLayout.Item {
    var made: NaiveLayout.Item
    if depth > 0, has(.nesting, 50) {
      made = group(depth: depth - 1, isTop: false)
    } else {
      made = NaiveLayout.Item(size: [dimension(0), dimension(1)])
      if has(.badges, 40) { made.badges = [badge("badge")] }
    }
    made.insets = insets()
    addEdges(&made, percent: 40)
    return made
  }

  private mutating func addEdges(_ item: inout NaiveLayout.Item, percent: Int) {
    guard has(.edges, percent) else { return }
    for axis in 0...1 {
      if whole(0...1) == 0 { item.before[axis] = gap(.flexibleEdges) }
      if whole(0...1) == 0 { item.after[axis] = gap(.flexibleEdges) }
    }
  }

  private mutating func badge(_ kind: String) -> NaiveLayout.Badge {
    var badge = NaiveLayout.Badge(
      kind: kind, size: [dimension(0), dimension(1)],
      anchor: [pick([0, 0.5, 1]), pick([0, 0.5, 1])])
    badge.offset = [pick([0, 0.5, -3]), pick([0, -0.5, 2])]
    badge.isFractional = whole(0...1) == 0
    if whole(0...2) == 0 {
      badge.itemAnchor = [pick([0, 0.5, 1]), pick([0, 0.5, 1])]
      badge.itemOffset = [pick([0, 1]), pick([0, -1])]
    }
    return badge
  }

  private mutating func group(depth: Int, isTop: Bool) -> NaiveLayout.Item {
    var made = NaiveLayout.Item(size: [groupLength(0, isTop), groupLength(1, isTop)])
    var group = NaiveLayout.Group(
      axis: whole(0...1), factory: factory(),
      children: (0..<whole(1...3)).map { _ in item(depth: depth) })
    switch group.factory {
    case .filled, .custom: break
    case .shared, .repeated: group.children = [group.children[0]]
    }
    if has(.spacing, 70) { group.spacing = gap(.flexible) }
    made.group = group
    made.insets = insets()
    if isTop { addEdges(&made, percent: 30) }
    if has(.badges, 30) { made.badges = [badge("group\(depth)")] }
    return made
  }

  private mutating func groupLength(_ axis: Int, _ isTop: Bool) -> NaiveLayout.Dimension {
    if has(.estimates, 35) { return .init(kind: .estimated, value: number(20...150)) }
    if has(.uniform, 30) { return .init(kind: .uniform, value: number(20...150)) }
    if has(.fractions, 40) {
      return .init(
        kind: axis == 0 ? .fractionalWidth : .fractionalHeight, value: pick([0.25, 0.5, 0.8, 1]))
    }
    if isTop, axis == 0 { return .init(kind: .fractionalWidth, value: 1) }
    return .init(kind: .absolute, value: number(40...220))
  }

  private mutating func factory() -> NaiveLayout.Factory {
    if has(.shared, 50) { return .shared(whole(1...4)) }
    if has(.repeated, 50) { return .repeated(whole(1...4)) }
    if has(.custom, 50) {
      return .custom(
        (0..<whole(1...4)).map { _ in
          [number(0...100), number(0...60), number(5...90), number(5...70)]
        })
    }
    return .filled
  }
}
