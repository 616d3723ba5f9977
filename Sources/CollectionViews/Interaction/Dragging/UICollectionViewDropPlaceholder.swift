// SPDX-License-Identifier: Apache-2.0

/// Describes a cell that stands where something that was dropped is on its way.
///
/// Known gap: what was dropped flies to the cell as it is, without a shape of its own (`previewParametersProvider`).
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}
