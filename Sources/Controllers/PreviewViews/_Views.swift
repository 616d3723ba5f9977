// SPDX-License-Identifier: Apache-2.0

/// Views one after the other.
public struct _Views: View {
  /// What is shown.
  public let _shown: [_ShownView]
}
