// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The picture that an application put in the place of a search field's magnifying glass.
final class SearchSign: UIImageView {}
