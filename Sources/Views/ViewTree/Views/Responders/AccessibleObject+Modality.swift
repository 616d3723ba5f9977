// SPDX-License-Identifier: Apache-2.0

extension AccessibleObject {
  /// Whether the siblings of the object are ignored: the result of `accessibilityViewIsModalBlock`, or of
  /// `accessibilityViewIsModal` if there is no block.
  var spokenIsModal: Bool { accessibilityViewIsModalBlock?() ?? accessibilityViewIsModal }
}
