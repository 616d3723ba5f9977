// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// The namespace of the presets that a ``Composable`` section returns.
///
/// Each preset is a small value; its `make()` or `make(with:)` builds the `NSCollectionLayout…` description
/// that it represents. ``Composer`` combines the descriptions.
@preconcurrency @MainActor
public final class UICollectionViewComposableLayout: UICollectionViewCompositionalLayout {}
