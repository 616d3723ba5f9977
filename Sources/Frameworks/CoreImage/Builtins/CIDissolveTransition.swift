// SPDX-License-Identifier: Apache-2.0

/// Lets an image appear in the place of another one.
public protocol CIDissolveTransition: CITransitionFilter {}
