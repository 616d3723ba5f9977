// SPDX-License-Identifier: Apache-2.0

/// A sequence of views.
public struct _Views: View {
  /// The shown views and controllers.
  public let _shown: [_ShownView]
}
