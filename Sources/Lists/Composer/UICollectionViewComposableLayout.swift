// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// The namespace of the presets that a ``Composable`` section answers with.
///
/// Each preset is a small value; its `make()` or `make(with:)` builds the
/// `NSCollectionLayout…` description it stands for. ``Composer`` puts the descriptions together.
@preconcurrency @MainActor
public final class UICollectionViewComposableLayout: UICollectionViewCompositionalLayout {}
