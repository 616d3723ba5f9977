// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension Settling {
  /// The distance from the start of the first group to the end of the last one.
  var length: CGFloat {
    guard run.groupCount > 0 else { return 0 }
    let last = run.groupCount - 1
    return groupStart(last) + run.group(last).size[run.template.runAxis]
  }

  /// The length of the first group.
  var firstLength: CGFloat {
    run.groupCount > 0 ? run.group(0).size[run.template.runAxis] : 0
  }

  /// Whether groups are the pages; otherwise viewport lengths are.
  private var restsAtGroups: Bool {
    guard run.lanes == nil else { return false }
    return switch behavior {
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: true
    default: false
    }
  }

  var pageCount: Int {
    if restsAtGroups { return run.groupCount }
    guard viewport > 0, end > 0 else { return run.groupCount > 0 ? 1 : 0 }
    return Finite.index((end / viewport).rounded(.up), in: 0...Int(Int32.max) - 1) + 1
  }

  func page(at offset: CGFloat, period: CGFloat?) -> CGFloat {
    let count = pageCount
    guard count > 0 else { return 0 }
    guard restsAtGroups else { return viewport > 0 ? offset / viewport : 0 }
    if period == nil, count > 1, offset >= range.upperBound - 0.5 { return CGFloat(count - 1) }
    let lap = period.map { self.lap(of: offset, $0) } ?? 0
    let inside = offset - (period ?? 0) * CGFloat(lap)
    var page = groupIndex(at: behavior == .groupPagingCentered ? inside + viewport / 2 : inside)
    if unclampedStop(page) > inside { page -= 1 }
    let (low, high) = (stop(ofPage: page, period), stop(ofPage: page + 1, period))
    let share = high > low ? (inside - low) / (high - low) : 0
    return CGFloat(page + lap * count) + (period == nil ? max(0, min(0.999_999, share)) : share)
  }

  func stop(ofPage page: Int, period: CGFloat?) -> CGFloat {
    guard restsAtGroups else {
      let place = CGFloat(page) * viewport
      return period == nil ? min(max(0, place), end) : place
    }
    let place = stop(ofPage: page, period)
    guard period == nil, behavior != .groupPagingCentered else { return place }
    return min(max(0, place), end)
  }

  private func stop(ofPage page: Int, _ period: CGFloat?) -> CGFloat {
    let count = run.groupCount
    guard count > 0 else { return 0 }
    guard let period else { return unclampedStop(max(0, min(count - 1, page))) }
    let lap = Int((Double(page) / Double(count)).rounded(.down))
    return unclampedStop(page - lap * count) + period * CGFloat(lap)
  }

  private func unclampedStop(_ group: Int) -> CGFloat {
    behavior == .groupPagingCentered ? centredStop(group) : groupStart(group)
  }

  private func lap(of offset: CGFloat, _ period: CGFloat) -> Int {
    period > 0
      ? Finite.index((offset / period).rounded(.down), in: Int(Int32.min)...Int(Int32.max)) : 0
  }

  func loopedRest(_ proposed: CGFloat, period: CGFloat) -> CGFloat {
    guard restsAtGroups else {
      return behavior == .paging && viewport > 0
        ? (proposed / viewport).rounded() * viewport : proposed
    }
    let position = page(at: proposed, period: period)
    guard position.isFinite else { return 0 }
    let page = Int(position.rounded(.down))
    return [page, page + 1].map { stop(ofPage: $0, period) }
      .min { abs($0 - proposed) < abs($1 - proposed) } ?? proposed
  }
}
