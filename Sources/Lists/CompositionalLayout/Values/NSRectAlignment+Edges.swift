// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry

extension NSRectAlignment {
  /// The edges that the alignment includes; empty for the center.
  package var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
