// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A type that explains the frames of elements in a solved layout.
///
/// The terms result from evaluating the rules again from the descriptions; their sums are checked against the
/// solution.
@MainActor
package struct LayoutExplainer {
  let layout: LintedLayout
  let solution: LayoutSolution

  /// Creates an explainer of `layout`; `nil` if it has no solution.
  package init?(_ layout: LintedLayout) {
    guard let solution = layout.solution else { return nil }
    self.layout = layout
    self.solution = solution
  }

  var axis: LayoutAxis { solution.axis }
  var grid: PixelGrid { solution.container.grid }

  /// Returns the explanation of the frame of `element`; `nil` if there is no such element.
  ///
  /// - Complexity: O(*n*), *n* being the number of items in the element's group.
  package func explanation(of element: LayoutElement, visible: VisibleBounds?) -> FrameExplanation?
  {
    guard let placement = solution.placement(of: element, visible: visible) else { return nil }
    let unmirrored = visible.map { solution.mirrored($0) }
    guard var rect = rect(of: element, visible: unmirrored) else { return nil }
    round(&rect, to: solution.mirrored(placement).frame)
    if solution.isMirrored { mirror(&rect, of: placement) }
    return FrameExplanation(
      element: element, frame: placement.frame,
      terms: [rect.x, rect.y, rect.width, rect.height])
  }

  private func rect(of element: LayoutElement, visible: VisibleBounds?) -> TermedRect? {
    switch element.category {
    case .cell: return cell(element)
    case .decorationView: return decoration(element)
    case .supplementaryView:
      return boundary(element, visible: visible) ?? badge(element)
    }
  }

  /// Adds the terms of rounding to pixels.
  private func round(_ rect: inout TermedRect, to frame: CGRect) {
    for axis in LayoutAxis.both {
      let exact = rect[origin: axis].total
      let moved = grid.placed(rect.frame)
      rect[origin: axis].add(
        snapped(moved.start(axis), exact: exact, answer: frame.start(axis)) - exact, .rounding, "",
        "rounded to the nearest pixel")
      let length = rect[length: axis].total
      rect[length: axis].add(
        snapped(moved.size[axis], exact: length, answer: frame.size[axis]) - length, .rounding, "",
        "rounded to the nearest pixel")
    }
  }

  /// Returns `value`, the pixel nearest to `exact`, or `answer` if `exact` is halfway between two pixels.
  private func snapped(_ value: CGFloat, exact: CGFloat, answer: CGFloat) -> CGFloat {
    let isTie = abs(abs(exact - answer) * grid.scale - 0.5) < 1e-6
    return isTie ? answer : value
  }

  private func mirror(_ rect: inout TermedRect, of placement: ElementPlacement) {
    let section = placement.element.section
    let whole = solution.contentSize.width
    var terms: [FrameTerm] = []
    if placement.isOrthogonal, axis == .vertical {
      let view = solution.stack[section].template.container.width
      terms.add(
        whole - view, .mirroring, "", "the space beside the section's scroll view")
      terms.add(
        solution.mirroringWidth(ofGroupsIn: section) - (whole - view), .mirroring,
        "section \(section)", "the width of the section's content, read from right to left")
    } else {
      terms.add(whole, .mirroring, "", "the content's width, read from right to left")
    }
    let own = FrameTerm(
      amount: -rect.width.total, source: .mirroring, path: "", words: "its own width")
    rect.x = terms + rect.x.negated + [own]
  }

  // MARK: Sections

  /// Returns the position of the start corner of a section, term by term.
  func corner(ofSection section: Int) -> TermedRect {
    var corner = TermedRect()
    let path = "layout"
    corner[origin: axis].add(
      solution.stackStart, .boundary, path, "boundary items in front of all sections")
    let gaps = CGFloat(section) * solution.stack[section].spacing
    corner[origin: axis].add(
      solution.stack.start(section) - gaps, .section, path,
      "\(LintWords.count(section, "section")) in front")
    corner[origin: axis].add(
      gaps, .spacing, path,
      "\(LintWords.count(section, "gap")) of "
        + "\(LintWords.number(solution.stack[section].spacing)) between sections")
    return corner
  }

  /// Returns the position of the start corner of a section's body, term by term.
  func corner(ofBody section: Int) -> TermedRect {
    var corner = corner(ofSection: section)
    let body = solution.stack[section]
    let headroom = min(body.template.headroom, body.bodyStart)
    corner[origin: axis].add(
      headroom, .spacing, "section \(section)", "room above the section's header")
    corner[origin: axis].add(
      body.bodyStart - headroom, .boundary, "section \(section)",
      "boundary items in front of the section's content")
    return corner
  }

  /// Returns the position of the start corner of a section's group, term by term.
  func corner(of group: LocatedGroup, section: Int) -> TermedRect {
    let body = solution.stack[section]
    let template = body.template
    var corner = corner(ofBody: section)
    let path = "section \(section)"
    let own = layout.sections[section].map { Finite.insets($0.contentInsets) } ?? .zero
    for axis in LayoutAxis.both {
      let inset = template.insets.start(axis)
      corner[origin: axis].add(own.start(axis), .inset, path, "the section's inset")
      corner[origin: axis].add(
        inset - own.start(axis), .insetsReference, path, "the section's contentInsetsReference")
    }
    if body.run.hasLanes {
      // Items in lanes are separate groups: each begins where its lane was free.
      corner[origin: template.runAxis].add(
        group.start, .groups, path, "items in front in its lane, and their spacing")
      return corner
    }
    let run = template.runAxis
    let count = group.index
    let edges = template.shape.gap - template.spacing
    let lengths = group.start - template.shape.lead - CGFloat(count) * template.shape.gap
    let inFront = LintWords.count(count, "group")
    corner[origin: run].add(lengths, .groups, path, "\(inFront) in front")
    corner[origin: run].add(
      CGFloat(count) * template.spacing, .spacing, path,
      "\(LintWords.count(count, "gap")) of \(LintWords.number(template.spacing)) between groups")
    corner[origin: run].add(
      CGFloat(count) * edges, .edgeSpacing, path, "edge spacing of \(inFront) in front")
    corner[origin: run].add(
      template.shape.lead, .edgeSpacing, "\(path) / group", "the group's edge spacing")
    let across = run.other
    corner[origin: across] += GroupTracer.across(
      (template.group.edges.start(across), template.group.edges.end(across)),
      length: group.segment.thickness, room: body.roomAcross, path: "\(path) / group")
    return corner
  }

  /// Returns the traced part of a section's group.
  func traced(_ group: LocatedGroup, section: Int) -> TracedPart {
    let body = solution.stack[section]
    let template = body.template
    let isRegular = if case .regular = group.segment.content { true } else { false }
    let tracer = GroupTracer(
      grid: template.grid, runAxis: template.runAxis,
      present: body.run.itemCount - group.firstItem, reflows: template.reflows && !isRegular,
      measured: { body.run.measuredSize(of: group.firstItem + $0) })
    let base = LengthTerms.Base(
      size: template.base,
      words: "the view" + (template.base == template.container ? "" : " less the section's insets"))
    let node =
      body.run.hasGivenLengths
      ? template.group.lone(group.segment.length, along: template.runAxis) : template.group
    return tracer.part(node, in: base, first: 0, path: "section \(section) / group")
  }
}
