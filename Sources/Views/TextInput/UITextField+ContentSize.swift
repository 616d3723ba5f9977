// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UITextField: UIContentSizeCategoryAdjusting {}
