// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A registration for trait changes, which ends at the latest when the observed view or controller is
/// deallocated.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}
