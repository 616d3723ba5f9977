// SPDX-License-Identifier: Apache-2.0

/// A predefined matrix.
package enum NamedMatrix: String, CaseIterable, Codable, Sendable {
  case smoke, pairwise, all

  /// The matrix.
  package var matrix: Matrix {
    switch self {
    case .smoke: .smoke
    case .pairwise: .pairwise()
    case .all: .all
    }
  }
}
