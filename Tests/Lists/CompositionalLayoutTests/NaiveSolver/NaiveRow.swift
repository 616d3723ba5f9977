// SPDX-License-Identifier: Apache-2.0

/// The groups of an orthogonal section: the scrolling content, and its resting offsets.
struct NaiveRow {
  let scrolling: NaiveLayout.Scrolling
  /// The length of the view along the row.
  let view: Double
  /// The section inset before the groups.
  let before: Double
  let after: Double
  /// The start of each group after the first inset, and its length.
  let groups: [(start: Double, length: Double)]
  /// The length of all groups.
  let run: Double
  /// The start of the row along the layout's axis, and its thickness.
  var start: Double
  let thickness: Double

  var content: Double { before + run + after }
  /// The maximum offset.
  var end: Double { max(0, content - view) }
  var viewport: Double { view - before - after }

  /// The resting offsets, or `nil` if any offset is allowed.
  ///
  /// A stop after the end is at the end (recorded: of 0, 108 and 216 with an end of 6, the nearest to 40 is
  /// the end); centred groups also have stops before the start and after the end.
  private var stops: [Double]? {
    let edges = groups.map { $0.start - groups[0].start }
    switch scrolling {
    case .none, .continuous, .paging: return nil
    case .groupLeading, .groupPaging: return edges.map { min($0, end) }
    case .groupPagingCentered:
      return zip(edges, groups).map { $0 + $1.length / 2 - viewport / 2 }
    }
  }

  /// Returns whether an offset released at `proposed` may come to rest at `rest`: a stop such that no other
  /// stop is nearer.
  func rests(at rest: Double, from proposed: Double) -> Bool {
    if scrolling == .paging, viewport > 0, proposed < end {
      // Whole pages alone, the last one cut off by the end.
      let page = (proposed / viewport).rounded()
      return abs(rest - min(max(0, page * viewport), end)) < 1e-6
    }
    guard let stops else { return abs(rest - min(max(0, proposed), end)) < 1e-6 }
    let nearest = stops.map { abs($0 - proposed) }.min() ?? 0
    return stops.contains { abs($0 - rest) < 1e-6 } && abs(rest - proposed) < nearest + 1e-6
  }

  /// The range of offsets.
  var range: (Double, Double) {
    guard scrolling == .groupPagingCentered, let stops, let first = stops.first else {
      return (0, end)
    }
    return (first, max(first, stops.last ?? first))
  }
}
