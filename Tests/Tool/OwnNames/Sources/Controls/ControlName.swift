// SPDX-License-Identifier: Apache-2.0

package enum ControlName: String, Sendable { case slider, stepper }
