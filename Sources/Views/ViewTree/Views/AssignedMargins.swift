// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry

/// The layout margins as they were set, in points: by side or by reading direction.
package enum AssignedMargins: Equatable {
  case absolute(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)
}
