// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The layout that ``Composer`` creates.
///
/// It records the background kinds with a registered class, so that a missing one can be reported before a
/// view is requested.
final class ComposedLayout: UICollectionViewCompositionalLayout {
  private(set) var registeredKinds: Set<String> = []

  override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    super.register(viewClass, forDecorationViewOfKind: elementKind)
    record(elementKind, isRegistered: viewClass != nil)
  }

  #if os(iOS) || os(tvOS) || os(visionOS)
  override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    super.register(nib, forDecorationViewOfKind: elementKind)
    record(elementKind, isRegistered: nib != nil)
  }
  #endif

  private func record(_ kind: String, isRegistered: Bool) {
    if isRegistered { registeredKinds.insert(kind) } else { registeredKinds.remove(kind) }
  }
}
