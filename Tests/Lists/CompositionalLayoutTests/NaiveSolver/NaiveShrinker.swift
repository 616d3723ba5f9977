// SPDX-License-Identifier: Apache-2.0

/// A reducer that makes a failing layout as small as possible while it still fails.
struct NaiveShrinker {
  let fails: (NaiveLayout) -> Bool

  func shrunk(_ layout: NaiveLayout) -> NaiveLayout {
    var layout = layout
    for _ in 0..<200 {
      guard let smaller = steps(layout).first(where: fails) else { return layout }
      layout = smaller
    }
    return layout
  }

  private func steps(_ layout: NaiveLayout) -> [NaiveLayout] {
    var steps: [NaiveLayout] = []
    func add(_ change: (inout NaiveLayout) -> Void) {
      var changed = layout
      change(&changed)
      if "\(changed)" != "\(layout)" { steps.append(changed) }
    }
    for index in layout.sections.indices where layout.sections.count > 1 {
      add {
        $0.sections.remove(at: index)
        $0.measurements = Self.without(index, $0.measurements)
        $0.boundaryMeasurements = Self.without(index, $0.boundaryMeasurements)
      }
    }
    add {
      $0.boundary = []
      $0.boundaryMeasurements.removeAll { $0.section < 0 }
    }
    add {
      $0.boundary = Array($0.boundary.prefix(1))
      $0.boundaryMeasurements.removeAll { $0.section < 0 && $0.item > 0 }
    }
    for index in layout.boundary.indices {
      add { $0.boundary[index].offset = .zero }
      add { $0.boundary[index].insets = .init() }
      add { $0.boundary[index].pins = false }
    }
    add { $0.sectionSpacing = 0 }
    add { $0.isRightToLeft = false }
    add { $0.axis = 1 }
    add { $0.isLegacy = false }
    add { $0.reference = .safeArea }
    add { $0.safeArea = .init() }
    add { $0.margins = .init() }
    add { $0.readable = .init() }
    add { $0.visible = nil }
    add { $0.scale = 1 }
    add { $0.boundaryMeasurements = [] }
    for index in layout.measurements.indices { add { $0.measurements.remove(at: index) } }
    for index in layout.sections.indices {
      for section in sections(layout.sections[index]) { add { $0.sections[index] = section } }
    }
    return steps
  }

  private static func without(
    _ section: Int, _ measurements: [NaiveLayout.Measurement]
  ) -> [NaiveLayout.Measurement] {
    measurements.filter { $0.section != section }.map {
      var moved = $0
      if moved.section > section { moved.section -= 1 }
      return moved
    }
  }

  private func sections(_ section: NaiveLayout.Section) -> [NaiveLayout.Section] {
    var steps: [NaiveLayout.Section] = []
    func add(_ change: (inout NaiveLayout.Section) -> Void) {
      var changed = section
      change(&changed)
      steps.append(changed)
    }
    if section.count > 0 {
      add { $0.count /= 2 }
      add { $0.count -= 1 }
    }
    for index in section.boundary.indices {
      add { $0.boundary.remove(at: index) }
      add { $0.boundary[index].offset = .zero }
      add { $0.boundary[index].insets = .init() }
      add { $0.boundary[index].size = Self.plain }
    }
    add { $0.background = nil }
    add { $0.insets = .init() }
    add { $0.spacing = 0 }
    add { $0.scrolling = .none }
    add { $0.reference = .automatic }
    add { $0.supplementaryReference = .automatic }
    add { $0.followsInsets = true }
    for group in items(section.group) where group.group != nil { add { $0.group = group } }
    return steps
  }

  private static let plain = [
    NaiveLayout.Dimension(kind: .absolute, value: 50),
    NaiveLayout.Dimension(kind: .absolute, value: 50),
  ]

  private func items(_ item: NaiveLayout.Item) -> [NaiveLayout.Item] {
    var steps: [NaiveLayout.Item] = []
    func add(_ change: (inout NaiveLayout.Item) -> Void) {
      var changed = item
      change(&changed)
      steps.append(changed)
    }
    add { $0.insets = .init() }
    add { $0.badges = [] }
    add { $0.before = [.init(), .init()] }
    add { $0.after = [.init(), .init()] }
    add { $0.size = Self.plain }
    for axis in 0...1 { add { $0.size[axis] = .init(kind: .absolute, value: 100) } }
    guard let group = item.group else { return steps.filter { "\($0)" != "\(item)" } }
    add { $0.group = nil }
    add { $0.group?.spacing = .init() }
    add { $0.group?.spacing.isFlexible = false }
    add { $0.group?.factory = .filled }
    for index in group.children.indices {
      if group.children.count > 1 { add { $0.group?.children.remove(at: index) } }
      for child in items(group.children[index]) { add { $0.group?.children[index] = child } }
    }
    return steps.filter { "\($0)" != "\(item)" }
  }
}
