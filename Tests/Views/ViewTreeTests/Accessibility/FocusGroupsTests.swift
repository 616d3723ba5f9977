// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import RandomTesting
import Testing
import ViewStage

@testable import MullionViewTree

/// Tests of focus groups, compared with searches through all items.
@MainActor
struct FocusGroupsTests {
  /// Views with random focus groups in a grid; some inherit the group from an enclosing view.
  @MainActor
  private final class Board {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var views: [UIView] = []
    var groups: [String?] = []
    let stage: Stage

    init(_ random: inout SeededGenerator) {
      stage = Stage(root, size: CGSize(width: 400, height: 400), scale: 1)
      for index in 0..<12 {
        let group = [nil, "a", "b", "c"].randomElement(using: &random) ?? nil
        let frame = CGRect(
          x: CGFloat(index % 4) * 100 + .random(in: 0...20, using: &random),
          y: CGFloat(index / 4) * 100 + .random(in: 0...20, using: &random), width: 60, height: 60)
        let view = UIView(frame: frame)
        if Bool.random(using: &random) {
          view.focusGroupIdentifier = group
          root.addSubview(view)
        } else {
          let around = UIView(frame: root.bounds)
          around.focusGroupIdentifier = group
          around.addSubview(view)
          root.addSubview(around)
        }
        view.focusGroupPriority = UIFocusGroupPriority(
          rawValue: [0, 0, 500, 3000].randomElement(using: &random) ?? 0)
        views.append(view)
        groups.append(FocusGroups.group(of: root) ?? group)
      }
      stage.frame()
    }
  }

  @Test(arguments: 0..<30)
  func `Tab stops once in each group, where the focus is, was, or should come first`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let board = Board(&random)
    var last: [String: UIView] = [:]
    for (view, group) in zip(board.views, board.groups) {
      if let group, Int.random(in: 0..<4, using: &random) == 0 { last[group] = view }
    }
    let present = board.views.randomElement(using: &random)
    let groups = FocusGroups(views: board.views, last: last)
    var wanted: [UIView] = []
    var seen: Set<String> = []
    for (view, group) in zip(board.views, board.groups) {
      guard let group else {
        wanted.append(view)
        continue
      }
      guard seen.insert(group).inserted else { continue }
      let members = zip(board.views, board.groups).filter { $0.1 == group }.map(\.0)
      if let present, members.contains(where: { $0 === present }) {
        wanted.append(present)
        continue
      }
      var best = members[0]
      func priority(_ view: UIView) -> Int {
        last[group] === view
          ? max(view.focusGroupPriority.rawValue, UIFocusGroupPriority.previouslyFocused.rawValue)
          : view.focusGroupPriority.rawValue
      }
      for member in members where priority(member) > priority(best) { best = member }
      wanted.append(best)
    }
    expect(
      groups.stops(around: present).map(ObjectIdentifier.init),
      equals: wanted.map(ObjectIdentifier.init))
    expect(
      board.views.map { FocusGroups.leadsOn(from: $0, in: board.root) },
      equals: board.groups.map { $0 != nil })
  }

  @Test(arguments: 0..<30)
  func `arrow keys lead to a view of the group in their direction, and back from the next one`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let board = Board(&random)
    let groups = FocusGroups(views: board.views, last: [:])
    var faults: [String] = []
    let headings: [(UIFocusHeading, (CGRect, CGRect) -> CGFloat)] = [
      (.right, { $1.midX - $0.midX }), (.left, { $0.midX - $1.midX }),
      (.down, { $1.midY - $0.midY }), (.up, { $0.midY - $1.midY }),
    ]
    for (index, view) in board.views.enumerated() {
      let others = board.views.indices.filter {
        $0 != index && board.groups[$0] != nil && board.groups[$0] == board.groups[index]
      }
      for (heading, distance) in headings {
        let found = groups.target(heading, from: view, in: board.root)
        let frame = view.convert(view.bounds, to: nil)
        func way(_ other: UIView) -> CGFloat {
          distance(frame, other.convert(other.bounds, to: nil))
        }
        let ahead = others.filter { way(board.views[$0]) > 61 }
        guard let found else {
          if !ahead.isEmpty { faults.append("\(index) \(heading): none of \(ahead)") }
          continue
        }
        if !others.contains(where: { board.views[$0] === found }) || way(found) <= 0 {
          faults.append("\(index) \(heading): another group or direction")
        }
        // One in the same row or column that is nearer would have been found.
        let isAcross = heading == .left || heading == .right
        let nearer = ahead.filter {
          let rect = board.views[$0].convert(board.views[$0].bounds, to: nil)
          let aside = isAcross ? rect.midY - frame.midY : rect.midX - frame.midX
          return abs(aside) < 60 && way(board.views[$0]) < way(found)
        }
        if !nearer.isEmpty { faults.append("\(index) \(heading): \(nearer) are nearer") }
      }
    }
    expect(faults.isEmpty)
  }
}
