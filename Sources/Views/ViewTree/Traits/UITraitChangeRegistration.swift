// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A registration for trait changes, valid as long as the view or controller with which it was made.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}
