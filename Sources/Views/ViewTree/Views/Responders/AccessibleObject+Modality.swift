// SPDX-License-Identifier: Apache-2.0

extension AccessibleObject {
  /// Whether what is beside the object is to be ignored: what its block answers, else its property.
  var spokenIsModal: Bool { accessibilityViewIsModalBlock?() ?? accessibilityViewIsModal }
}
