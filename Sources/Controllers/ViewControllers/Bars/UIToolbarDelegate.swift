// SPDX-License-Identifier: Apache-2.0

/// Says where a toolbar stands.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
