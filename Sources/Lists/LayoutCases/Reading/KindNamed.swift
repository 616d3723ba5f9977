// SPDX-License-Identifier: Apache-2.0

/// A part of a description that is identified by its kind.
protocol KindNamed {
  var kind: String { get }
}

extension CaseBoundaryItem: KindNamed {}
extension CaseSupplementaryItem: KindNamed {}
