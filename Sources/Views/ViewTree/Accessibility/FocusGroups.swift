// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The groups of focusable views: Tab moves between groups, arrow keys move within one.
@MainActor
struct FocusGroups {
  /// All focusable views, in reading order.
  let views: [UIView]
  /// The most recently focused view of each group.
  let last: [String: UIView]

  /// Returns the stops of the Tab key while `present` has the focus: one view of each group, and views
  /// without a group.
  func stops(around present: UIView?) -> [UIView] {
    var seen: Set<String> = []
    return views.compactMap { view in
      guard let group = Self.group(of: view) else { return view }
      guard seen.insert(group).inserted else { return nil }
      let members = views.filter { Self.group(of: $0) == group }
      return members.first { $0 === present } ?? primary(of: members, in: group) ?? view
    }
  }

  /// Returns the target of an arrow key from `view`: another view of its group, or the target of a focus
  /// guide.
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

  /// Returns whether arrow keys may move the focus from `view`: it is in a group, or a focus guide exists.
  ///
  /// This is checked before the focusable views are collected, which reads the whole screen.
  static func leadsOn(from view: UIView, in root: UIView) -> Bool {
    group(of: view) != nil || !guides(in: root).isEmpty
  }

  /// Returns the group identifier of a view or of its nearest ancestor with one, or `nil`.
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

  /// Returns the distance of a rectangle in a direction, with double weight for the lateral offset; infinity
  /// if it is not in that direction.
  private static func distance(
    _ heading: UIFocusHeading, _ start: CGRect, _ place: CGRect
  ) -> CGFloat {
    let (dx, dy) = (place.midX - start.midX, place.midY - start.midY)
    let isAcross = heading == .left || heading == .right
    let way = isAcross ? (heading == .right ? dx : -dx) : (heading == .down ? dy : -dy)
    // Items that overlap perpendicular to the direction have no lateral distance.
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
