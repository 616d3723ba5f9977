// SPDX-License-Identifier: Apache-2.0

/// A filter that cross-fades two images.
public protocol CIDissolveTransition: CITransitionFilter {}
