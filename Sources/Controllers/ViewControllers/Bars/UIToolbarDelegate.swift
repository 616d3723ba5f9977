// SPDX-License-Identifier: Apache-2.0

/// The delegate of a toolbar, which determines its position.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
