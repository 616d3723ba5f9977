// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Puts what the focus can come to into groups: Tab goes from one to another, arrow keys inside of one.
@MainActor
struct FocusGroups {
  /// All that the focus can come to, in reading order.
  let views: [UIView]
  /// What of each group had the focus last.
  let last: [String: UIView]

  /// What Tab goes to while `present` has the focus: one view of each group, and those in no group.
  func stops(around present: UIView?) -> [UIView] {
    var seen: Set<String> = []
    return views.compactMap { view in
      guard let group = Self.group(of: view) else { return view }
      guard seen.insert(group).inserted else { return nil }
      let members = views.filter { Self.group(of: $0) == group }
      return members.first { $0 === present } ?? primary(of: members, in: group) ?? view
    }
  }

  /// What arrow keys go to from `view`: the others of its group, and what guides lead to.
  func target(_ heading: UIFocusHeading, from view: UIView, in root: UIView) -> UIView? {
    let start = view.convert(view.bounds, to: nil)
    let group = Self.group(of: view)
    var found = views.filter { $0 !== view && group != nil && Self.group(of: $0) == group }
      .map { (view: $0, distance: Self.distance(heading, start, $0.convert($0.bounds, to: nil))) }
    let preferences = FocusPreferences(stops: views)
    for guide in Self.guides(in: root) {
      guard let owner = guide.owningView,
        let target = guide.preferredFocusEnvironments.lazy.compactMap({
          preferences.target(in: $0)
        }).first, target !== view
      else { continue }
      let place = owner.convert(guide.layoutFrame, to: nil)
      found.append((target, Self.distance(heading, start, place)))
    }
    let near = found.filter { $0.distance < .infinity }.min { $0.distance < $1.distance }
    return near?.view
  }

  /// Whether arrow keys can lead on from `view`: it is in a group, or there is a guide.
  ///
  /// Asked before what can have the focus is looked for, which reads all of the screen.
  static func leadsOn(from view: UIView, in root: UIView) -> Bool {
    group(of: view) != nil || !guides(in: root).isEmpty
  }

  /// The group of a view: what it says, or the nearest around it; nil: none.
  static func group(of view: UIView) -> String? {
    sequence(first: view as any UIFocusEnvironment, next: \.parentFocusEnvironment).lazy
      .compactMap(\.focusGroupIdentifier).first
  }

  private func primary(of members: [UIView], in group: String) -> UIView? {
    func priority(_ view: UIView) -> Int {
      let own = view.focusGroupPriority.rawValue
      let isLast = last[group] === view
      return isLast ? max(own, UIFocusGroupPriority.previouslyFocused.rawValue) : own
    }
    let highest = members.map(priority).max()
    return members.first { priority($0) == highest }
  }

  private static func guides(in view: UIView) -> [UIFocusGuide] {
    guard view.isPainted else { return [] }
    let own = view.layoutGuides.compactMap { $0 as? UIFocusGuide }.filter(\.isEnabled)
    return own + view.subviews.flatMap(guides)
  }

  /// How far a place is in a direction, what lies aside counting twice; infinity: it is elsewhere.
  private static func distance(
    _ heading: UIFocusHeading, _ start: CGRect, _ place: CGRect
  ) -> CGFloat {
    let (dx, dy) = (place.midX - start.midX, place.midY - start.midY)
    let isAcross = heading == .left || heading == .right
    let way = isAcross ? (heading == .right ? dx : -dx) : (heading == .down ? dy : -dy)
    // What overlaps on the way counts as being beside.
    let aside =
      isAcross
      ? max(place.minY - start.maxY, start.minY - place.maxY, 0)
      : max(place.minX - start.maxX, start.minX - place.maxX, 0)
    let isBeyond =
      switch heading {
      case .right: place.midX > start.maxX - 1
      case .left: place.midX < start.minX + 1
      case .down: place.midY > start.maxY - 1
      default: place.midY < start.minY + 1
      }
    return isBeyond && way > 0 ? way + 2 * aside : .infinity
  }
}
